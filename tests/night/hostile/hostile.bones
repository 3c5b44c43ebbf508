game curse-of-the-doublet
event <script>document.title='event'</script> & "night"
date 2026-11-19
round <b>1</b>
table "><img src=x onerror=alert(1)>
player A <script>alert('A')</script>
player B =HYPERLINK("http://example.invalid","B")
# <img src=x onerror=alert(2)>
hand 1
end unfinished
score A 11 B 7
result A 11 B 8
winner B

game curse-of-the-doublet
event <script>document.title='event'</script> & "night"
date 2026-11-19
round {{#rows}}
table {{{body}}}
player A +1 {{name}} &amp; &lt;b&gt; -->
player B Bo" onfocus="alert(3)" autofocus="' & co > <bo-'"&lt;>

hand 1
end unfinished
score A 12 B 11

game leyden
round -->
player A @SUM(1) {{name}} 𝓐𝓷𝓪 مرحبا ‮evil
player B A very long name without any blank: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
hand 1
end unfinished
score A 101 B 60
