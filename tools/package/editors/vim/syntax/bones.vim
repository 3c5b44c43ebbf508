" Vim syntax file: records of domino games (.bones)
if exists('b:current_syntax')
    finish
endif

" Of what begins at the same place the one that is defined last counts. So what is faulty comes first: any word that nothing
" else knows.
syntax match bonesError /\S.*/ contains=bonesComment
syntax match bonesFault /\S\+/ contained

syntax match bonesNumbering /\v^\s*\zs\d+\.\ze\s/

" Words
syntax match bonesString /\v\c\S+/ contained
syntax match bonesEscape /\v\c\\[#\\]/ contained
syntax match bonesIdentifier /\v\c\<[^>]*\>\s*%($|\s#)@=/ contained
syntax match bonesGame /\v\c%(^|\s)@1<=%(curse-of-the-doublet|double-takes|prize-dominoes|super-dominoes|leyden|block|draw|all-fives|fives-and-threes|forty-two)%(\/1)?%(\s|$)@=/ contained
syntax match bonesDate /\v\c%(^|\s)@1<=%(\d{4}|\?{4})-%(0[1-9]|1[0-2]|\?\?)-%(0[1-9]|[12]\d|3[01]|\?\?)%(\s|$)@=/ contained
syntax match bonesTime /\v\c%(^|\s)@1<=%([01]\d|2[0-3]):[0-5]\d%(\s|$)@=/ contained
syntax match bonesWord /\v\c%(%(round|table)\s+)@20<=\S{1,32}%(\s|$)@=/ contained
syntax match bonesNoted /\v\c%(^|\s)@1<=%(passes|draws|halves|suits|prizes|all)%(\s|$)@=/ contained
syntax match bonesRule /\v\c%(^|\s)@1<=[^ \t=#][^ \t=]*\s*\=\s*[^ \t#]\S*/ contained
syntax match bonesNumber /\v\c%(^|\s)@1<=\d{1,9}%(\s|$)@=/ contained
syntax match bonesSeat /\v\c%(^|\s)@1<=[A-O]%(\s|$)@=/ contained
syntax match bonesNone /\v\c%(^|\s)@1<=none%(\s|$)@=/ contained
syntax match bonesAmount /\v\c%(^|\s)@1<=[A-O]\s+%(-|%u2212)?\d{1,9}%(\s|$)@=/ contained contains=bonesSeat
syntax match bonesPenalty /\v\c%(^|\s)@1<=\d{1,9}\s+\a[A-Za-z0-9_-]*%(\s|$)@=/ contained contains=bonesNumber,bonesCode
syntax match bonesCode /\v\c%(^|\s)@1<=\a[A-Za-z0-9_-]*%(\s|$)@=/ contained
syntax match bonesEnd /\v\c%(^|\s)@1<=%(%(out|conceded|won)%(\s+[A-O])?|blocked|played|void|unfinished|made|set)%(\s|$)@=/ contained contains=bonesSeat
syntax match bonesBid /\v\c%(^|\s)@1<=%(pass|\d{1,9}m?|\?)%(\s|$)@=/ contained
syntax match bonesTrump /\v\c%(^|\s)@1<=%([0-6]|doubles|d|none|follow-me|nello|nel-o|other)%(\s|$)@=/ contained
syntax match bonesSeatHere /\v\c%(%(player|prizes|deal|bid|trump|left|prize|penalty)\s+)@20<=[A-O]%(\s|$)@=/ contained

" Tiles and actions
syntax match bonesTile /\v\c%(^|\s)@1<=%(\[?0*%(1[0-5]|\d)%([-|/:]|%u2013|%u2212)0*%(1[0-5]|\d)\]?|[\U1F031-\U1F061\U1F063-\U1F093]|\[?[0-6]{2}\]?)%(\s|$)@=/ contained
syntax match bonesUnknown /\v\c%(^|\s)@1<=\?\d*%(\s|$)@=/ contained
syntax match bonesUnknownTurn /\v\c%(^|\s)@1<=\?%(\s|$)@=/ contained
syntax match bonesAction /\v\c%(^|\s)@1<=%([+~*]|%(draw|back)\s+)?%(\[?0*%(1[0-5]|\d)%([-|/:]|%u2013|%u2212)0*%(1[0-5]|\d)\]?|[\U1F031-\U1F061\U1F063-\U1F093]|\[?[0-6]{2}\]?)%(x|\@\d+|\=\d+)*%(!!|\?\?|!\?|\?!|!|\?)?%(\s|$)@=/ contained contains=bonesTileHalves,bonesSuffix,bonesMark,bonesActionSign
syntax match bonesActionSign /\v\c[+~*]|draw|back/ contained
syntax match bonesTileHalves /\v\c%(\[?0*%(1[0-5]|\d)%([-|/:]|%u2013|%u2212)0*%(1[0-5]|\d)\]?|[\U1F031-\U1F061\U1F063-\U1F093]|\[?[0-6]{2}\]?)/ contained
syntax match bonesSuffix /\v\cx|\@\d+|\=\d+/ contained
syntax match bonesMark /\v\c%(!!|\?\?|!\?|\?!|!|\?)%(\s|$)@=/ contained
syntax match bonesDraw /\v\c%(^|\s)@1<=%(\+|draw\s+)\?\d*%(\s|$)@=/ contained
syntax match bonesPass /\v\c%(^|\s)@1<=%(%(pass|knock|go)%(!!|\?\?|!\?|\?!|!|\?)?|skip)%(\s|$)@=/ contained contains=bonesMark
syntax match bonesComment /\v%(^|\s)@1<=#.*$/

" Lines
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(game)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesGame
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(id|event|site|recorder)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesString,bonesEscape
syntax region bonesLine matchgroup=bonesExtension start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(x-\S*)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesString,bonesEscape
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(date)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesDate
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(time)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesTime
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(round|table)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesWord
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(written|unwritten)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesNoted
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(player)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesString,bonesEscape,bonesIdentifier,bonesSeatHere
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(rule)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesRule
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(hand)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesNumber
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(lead|winner)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesSeat,bonesNone
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(carry|score|result)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesAmount
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(prizes|deal|left|prize)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesSeatHere,bonesTile,bonesUnknown
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(yard)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesTile,bonesUnknown
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(bid)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesSeatHere,bonesBid
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(trump)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesSeatHere,bonesTrump
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(end)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesEnd
syntax region bonesLine matchgroup=bonesKeyword start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%(penalty)%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesSeatHere,bonesPenalty
syntax region bonesLine matchgroup=bonesSeat start=/\v\c%(^\s*%(\d+\.\s+)?)@40<=%([A-O])%(\s|$)@=/ end=/$/ oneline keepend
    \ contains=bonesComment,bonesFault,bonesAction,bonesPass,bonesUnknownTurn,bonesDraw

highlight default link bonesError Error
highlight default link bonesFault bonesError
highlight default link bonesNumbering Comment
highlight default link bonesString String
highlight default link bonesEscape SpecialChar
highlight default link bonesIdentifier Identifier
highlight default link bonesGame Type
highlight default link bonesDate Number
highlight default link bonesTime Number
highlight default link bonesWord String
highlight default link bonesNoted Constant
highlight default link bonesRule PreProc
highlight default link bonesNumber Number
highlight default link bonesAmount Number
highlight default link bonesNone Constant
highlight default link bonesPenalty Number
highlight default link bonesCode Special
highlight default link bonesEnd Constant
highlight default link bonesBid Number
highlight default link bonesTrump Constant
highlight default link bonesSeat Statement
highlight default link bonesSeatHere bonesSeat
highlight default link bonesTile Number
highlight default link bonesTileHalves bonesTile
highlight default link bonesAction bonesTile
highlight default link bonesActionSign Operator
highlight default link bonesSuffix Label
highlight default link bonesMark Special
highlight default link bonesUnknown Constant
highlight default link bonesUnknownTurn bonesUnknown
highlight default link bonesDraw bonesUnknown
highlight default link bonesPass Function
highlight default link bonesComment Comment
highlight default link bonesKeyword Keyword
highlight default link bonesExtension PreProc

let b:current_syntax = 'bones'
