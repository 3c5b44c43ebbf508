autocmd BufNewFile,BufRead *.bones setfiletype bones
