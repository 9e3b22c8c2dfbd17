/** @jest-environment node */
import { plainWords } from '../../../../src/lib/http/provider-reply/plain-words';

it.each([
  ['Parents&#8217; Meeting &amp; F&ecirc;te', 'Parents’ Meeting & Fête'],
  ['Teachers&#146; Day &#150; Programme', 'Teachers’ Day – Programme'],
  ['Caf&eacute;, Pi&ntilde;ata, &Ccedil;a', 'Café, Piñata, Ça'],
  ['&#x915;&#x94D;&#x937;', 'क्ष'],
  ['Maths&nbsp;Olympiad', 'Maths Olympiad'],
  ['&laquo;Fees&raquo;&ensp;&pound;5 &frac34;, क&zwj;ष', '«Fees» £5 ¾, क\u200dष'],
  ['co&shy;operative', 'cooperative'],
  ['&#0000000065;sha', 'Asha'],
  ['Notice:\\r\\nSchool is closed.\\nFees', 'Notice:\nSchool is closed.\nFees'],
  ['Teachers\\u2019 Day \\u0026 \\"F\\u00eate\\"', 'Teachers’ Day & "Fête"'],
  ['<![CDATA[Fees & <b>fines</b>]]>', 'Fees & fines'],
  ['[Final] A\\B', '[Final] A\\B'],
  ['&bogus; &amp', '&bogus; &amp'],
  ['&#1114112; &#xFFFFFF; end', 'end'],
  ['<b>Holiday</b> on <i class="x">Friday</i>', 'Holiday on Friday'],
  ['<p>First.</p><p>Second.</p>', 'First.\n\nSecond.'],
  ['Parents&amp;#39; Day &amp;amp; F&amp;ecirc;te', "Parents' Day & Fête"],
  ['&amp;lt;b&amp;gt;Fees&amp;lt;/b&amp;gt; are due', 'Fees are due'],
  ['<p><br></p>', ''],
  ['<p>&nbsp;</p>', ''],
  ['<style type="text/css">p { color: red }</style><p>Fees</p>', 'Fees'],
  ['&lt;div&gt;&lt;/div&gt;', ''],
  ['&nbsp;', ''],
  ['<script></script>', '<script></script>'],
  ['Teachersâ€™ Day â€“ â‚¹200', 'Teachers’ Day – ₹200'],
  ['Fête of the CafÃ©, 20Â°', 'Fête of the Café, 20°'],
  ['à¤†à¤¶à¤¾ à¤®à¥‡à¤¨à¤¨', 'आशा मेनन'],
  ['â\u0080\u0098Ashaâ\u0080\u0099', '‘Asha’'],
  ['𝐀𝐧𝐧𝐮𝐚𝐥 𝗗𝗮𝘆 𝟮𝟬𝟮𝟲 － Ｎｏｔｉｃｅ', 'Annual Day 2026 - Notice'],
  // Lines, lists and tables of HTML.
  ['<p>One<br />\nline</p>\n\n<p>We are\n  here</p>\n', 'One\nline\n\nWe are here'],
  [
    'Bring:<ul class="a"><li>a hat</li>\n<li>water</li></ul>Be there',
    'Bring:\n\n• a hat\n• water\nBe there',
  ],
  ['<ul><li>Notice</li></ul>', 'Notice'],
  [
    '<table><tr><th>Class</th><th>Fee</th></tr><tr><td>I</td> <td class="n">500</td></tr></table>',
    'Class · Fee\nI · 500',
  ],
  ['One<hr>Two', 'One\nTwo'],
  ['One\n\n<b>Two</b>\n\n\nThree', 'One\n\nTwo\n\n\nThree'],
  // Marks of WhatsApp and Markdown.
  ['*Dear _Parents_,*\n\nthe school is *closed*.', 'Dear Parents,\n\nthe school is closed.'],
  ['## **Annual** Day', 'Annual Day'],
  ['*Date:* 5 May\n*Time:* 9 am', 'Date: 5 May\nTime: 9 am'],
  ['“*Well done*”, `10-A`', '“Well done”, 10-A'],
  ['5*6*7, A** and B**', '5*6*7, A** and B**'],
  ['*T&C apply. *Subject to change. #1 of 2 * 3', '*T&C apply. *Subject to change. #1 of 2 * 3'],
  ['# 1 in the hills', '# 1 in the hills'],
  ['fee_form_2026', 'fee_form_2026'],
  ['CAFÉ’S DAY, “À LA CARTE”', 'CAFÉ’S DAY, “À LA CARTE”'],
  ['Line one<br/>Line two', 'Line one\nLine two'],
  ['&lt;strong&gt;Fees&lt;/strong&gt; are due', 'Fees are due'],
  [
    '<video controls><source src="a.mp4"></video><st1:City w:st="on">Agra</st1:City><o:p></o:p>',
    'Agra',
  ],
  ['<html><body><table><colgroup><col></colgroup><tfoot><tr><td>I</td></tr></tfoot></table>', 'I'],
  ['Write <name> and <class>', 'Write <name> and <class>'],
  ['<script>window.ran = 1</script>Sports', 'window.ran = 1Sports'],
  ['5 < 6 > 4 and a <office@school.example>', '5 < 6 > 4 and a <office@school.example>'],
  ['Esha &#x202E;&amp; Farid', 'Esha & Farid'],
  [12, '12'],
  [Number.NaN, ''],
  [null, ''],
  [{}, ''],
  ['null', ''],
])('reads %p as %p', (sent, shown) => {
  expect(plainWords(sent)).toBe(shown);
});

it('cuts what is too long after it has been read', () => {
  expect(plainWords(`<b>${'x'.repeat(20)}</b>&amp;`, 10)).toBe('xxxxxxxxx…');
  expect(plainWords('&#8217;'.repeat(10), 10)).toBe('’'.repeat(10));
});
