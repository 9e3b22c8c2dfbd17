/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, pageHead, removeContent, writeContent } from '../../content/content-folder';
import { runHere } from '../../support/run-here';

afterAll(removeContent);

const check = (dir: string, ...options: string[]) => runHere(['check', '--dir', dir, ...options]);

it('says that there are no faults', async () => {
  const { status, output, errorOutput } = await check(writeContent({ 'papers/form.pdf': null }));
  expect({ status, output, errorOutput }).toEqual({
    status: 0,
    output: 'content: 5 files, no faults\n',
    errorOutput: '',
  });
});

it('tells which documents are not published, and fails for none of them', async () => {
  const { status, output } = await check(writeContent({ 'papers/pupils.html': 'names' }));
  expect(status).toBe(0);
  expect(output.split('\n').slice(1)).toEqual([
    'content/papers/form.pdf: not published, since nothing names it; name it on a page, or take it away from here',
    'content/papers/pupils.html: not published: no file of this kind is; make it a PDF, or take it away from here',
    '',
  ]);
});

it('notes that a folder’s lists move to the present, which no school’s should', async () => {
  const demo = 'demo: true\nwrittenFor: 2026-11-14\n';
  const { status, output } = await check(writeContent({ 'service/demo.yaml': demo }));
  expect(status).toBe(0);
  expect(output).toContain(
    "\ncontent/service/demo.yaml: the lists' days and sessions move to the present (demo.yaml); a school has no such file\n",
  );
});

it('asks about the quotes of Word around a whole title, in pages and lists', async () => {
  const { status, output } = await check(
    writeContent({
      'pages/a.yaml': `${pageHead('/A').replace('title: A page', 'title: “Sports Day”')}  []\n`,
      'service/news.yaml':
        '- { title: “Fun Fair”, date: 3 May 2026, description: “All came.” }\n- { title: “Fun” and “Fair”, date: 4 May 2026, description: A }\n',
    }),
  );
  expect(status).toBe(0);
  expect(output.split('\n').filter((line) => line.includes('quotes'))).toEqual([
    'content/pages/a.yaml:2:8: the quotes around “Sports Day” are shown, too; remove them, unless they are meant',
    'content/service/news.yaml:1:12: the quotes around “Fun Fair” are shown, too; remove them, unless they are meant',
  ]);
});

it('tells of pages with nothing below their heading, and not of drafts and lists', async () => {
  const page = (path: string) => pageHead(path).replace(/blocks:\s*$/, '');
  const { status, output } = await check(
    writeContent({
      'pages/a.yaml': `${page('/A')}blocks: []\n`,
      'pages/b.md': `---\n${page('/B')}---\n\n`,
      'pages/c.yaml': `${page('/C')}draft: true\n`,
      'pages/d.yaml': `${page('/News')}kind: live\n`,
      'pages/e.md': `---\n${page('/E')}---\nAll come.\n`,
    }),
  );
  expect(status).toBe(0);
  const words = (what: string) =>
    `nothing stands on this page below its heading; write ${what}, or "draft: true" until there is something`;
  expect(output.split('\n').filter((line) => line.includes('nothing stands'))).toEqual([
    `content/pages/a.yaml:6:9: ${words('at least one block')}`,
    `content/pages/b.md:2:7: ${words('text below the second ---')}`,
  ]);
});

it('tells of texts that some cannot read: another encoding, lost letters, signs and letters of one font or of mathematics', async () => {
  const { status, output } = await check(
    writeContent({
      'pages/a.yaml': `${pageHead('/A')}
  - kind: prose
    text: |
      Café, D’Souza, आशा and ₹ 500 are as they should be; so is "dk & Co".

      Donâ€™t be late for the R\ufffdsum\ufffd class.

      \uf0b7 A bullet of Word

      𝗦𝗽𝗼𝗿𝘁𝘀 𝟮𝟬𝟮𝟲
  - { kind: prose, text: 'fo|ky; esa fnukad 15 vxLr dks NqV~Vh jgsxhA' }
`,
      'service/news.yaml':
        '- { title: "à¤†à¤¶à¤¾", date: 3 May 2026, description: "CafÃ©" }\n- { title: "okf\'kZd ijh{kk dh lwpuk", date: 4 May 2026, description: A }\n',
    }),
  );
  expect(status).toBe(0);
  const encoding = (was: string, is: string) =>
    `"${was}" was saved in one encoding and opened in another; write "${is}", and look at the rest of the file`;
  const krutiDev =
    'this is typed for the font Kruti Dev, without which it is no Hindi; convert it (search for "Kruti Dev to Unicode"), and put that in its place';
  expect(output.split('\n').filter((line) => /:\d+:/.test(line))).toEqual([
    `content/pages/a.yaml:12:7: ${encoding('Donâ€™t', 'Don’t')}`,
    'content/pages/a.yaml:12:31: letters of "R\ufffdsum\ufffd" were lost on the way here; write the word anew',
    'content/pages/a.yaml:14:7: here stands a sign of one font alone, such as a bullet of Word, and others show an empty box; remove it, or begin the lines of a list with "- "',
    'content/pages/a.yaml:16:7: the letters of "𝗦𝗽𝗼𝗿𝘁𝘀" are signs of mathematics to a screen reader; write "Sports"',
    `content/pages/a.yaml:17:27: ${krutiDev}`,
    `content/service/news.yaml:1:13: ${encoding('à¤†à¤¶à¤¾', 'आशा')}; the same in 1 more`,
    `content/service/news.yaml:2:21: ${krutiDev}`,
  ]);
});

it('tells of texts that were typed for other old fonts, and not of lists, names and code', async () => {
  const others = [
    'Maths;Physics;Chemistry Biology;English Hindi;Sanskrit Computer;PE Art;Music Games;Yoga',
    'Name|Class asha|VI ravi|VII meena|VIII tara|IX uma|X and so|on',
    'Parents come;the gate opens;bring water;wear caps;go home',
    'iPhone eBook eLearning iOS kWh',
    'à¤µà¤¿à¤¦à¥\u008dà¤¯à¤¾à¤²à¤¯ à¤…à¤µà¤•à¤¾à¤¶ à¤¦à¥€à¤ªà¤¾à¤µà¤²à¥€ à¤¹à¤¿à¤¨à¥\u008dà¤¦à¥€ à¤—à¤£à¤¤à¤‚à¤¤à¥\u008dà¤° à¤¦à¤¿à¤µà¤¸ à¤¶à¤¿à¤•à¥\u008dà¤·à¤• à¤¸à¤®à¤¾à¤°à¥‹à¤¹',
    'Don´t forget: Teacher´s Day, Children´s Day, Parents´ Meeting, New Year´s Eve, Founder´s Day',
  ];
  const { output } = await check(
    writeContent({
      'pages/a.yaml': `${pageHead('/A')}
  - { kind: prose, text: 'md;ghd ngw;Nwhu;fNs, 15 Mf];L gs;spf;F tpLKiw. khzth;fs; midtUk; kzpf;F tuNtz;Lk;.' }
`,
      'pages/b.yaml': `${pageHead('/B')}
  - { kind: prose, text: 'skUl dy swry ividAwrQIAW nUM sUicq kIqw jWdw hY ik 15 Agsq nUM CutI rhygI[' }
`,
      'pages/c.yaml': `${pageHead('/C')}
  - { kind: prose, text: 'âÖè çßlæçÍüØô´ ·¤ô âêç¿Ì ç·¤Øæ ÁæÌæ ãñ ç·¤ v® ¥»SÌ ·¤ô çßlæÜØ ×ð´ ¥ß·¤æàæ ÚUãð»æÐ' }
`,
      'pages/d.yaml': `${pageHead('/D')}${others.map((text) => `  - { kind: prose, text: '${text}' }\n`).join('')}`,
    }),
  );
  const found = output.split('\n').filter((line) => line.includes('a font of its own'));
  expect(found.map((line) => line.split(' ')[0])).toEqual([
    'content/pages/a.yaml:8:27:',
    'content/pages/b.yaml:8:27:',
    'content/pages/c.yaml:8:27:',
  ]);
});

it('gives a program the same as data', async () => {
  const dir = writeContent(changed('site.yaml', 'founded: 1983', 'founded: old'));
  const { status, output } = await check(dir, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(output)).toEqual([
    {
      file: 'content/site.yaml',
      line: 6,
      column: 10,
      message: '"founded" must be a number, such as 1983',
    },
  ]);
});

it('prints every fault with the line that it is about, and fails', async () => {
  const { status, errorOutput } = await check(writeContent(changed('site.yaml', 'code:', 'kode:')));
  expect(status).toBe(1);
  expect(errorOutput.split('\n')).toEqual([
    'content/site.yaml:4:1: unknown key "kode"; did you mean "code"?',
    '  4 | kode: HS',
    '    | ^',
    'content: 5 files, 1 fault',
    'npx school check --fix fixes 1 of them.',
    '',
  ]);
});

it('promises no fix that would leave as many errors', async () => {
  const { errorOutput } = await check(
    writeContent({ 'service/news.yaml': '-title: Sports day\n date: 20 November 2026\n' }),
  );
  expect(errorOutput).toContain('an item of a list has a space behind its hyphen');
  expect(errorOutput).not.toContain('--fix');
});

it('prints no line of a picture, and nothing that steers the terminal', async () => {
  const { errorOutput } = await check(
    writeContent({
      ...changed('site.yaml', 'code:', '\u009b2Jkode:'),
      'service/albums.yaml':
        '- { id: a, title: Sports, date: 2026-08-15, folder: pictures/albums/a, description: A day. }\n',
      'service/pictures/albums/a/scan.tif': 'II*\0\u001b[2J',
    }),
  );
  expect(errorOutput).toContain('TIF can’t be shown by browsers');
  for (const part of ['II*', '\u001b', '\u009b']) expect(errorOutput).not.toContain(part);
});

it('prints no line of the birthdays, where a year of birth may stand', async () => {
  const { status, errorOutput } = await check(
    writeContent({
      'service/birthdays.csv': 'Name,DOB\nAsha Menon,31/04/2014\n',
      'service/birthdays.yaml': '- { name: Ravi Lal, birthday: 31/04/2014 }\n',
    }),
  );
  expect(status).toBe(1);
  const fault = 'this is no day of any month; write it like 5 April or 05/04';
  expect(errorOutput.split('\n').slice(0, 3)).toEqual([
    `content/service/birthdays.csv:2:12: ${fault}`,
    `content/service/birthdays.yaml:1:31: ${fault}`,
    'content: 5 files, 2 faults',
  ]);
});

it('prints no line of a copy of the birthdays, and none of a folder', async () => {
  const { status, errorOutput } = await check(
    writeContent({
      'service/DOB list.csv': 'Asha Menon,30/04/2014\n',
      'service/birthdays.yaml.txt': '- { name: Ravi Lal, birthday: 30/04/2014 }\n',
      'Pages/fee.yaml': 'path: /Fee\n',
    }),
  );
  expect(status).toBe(1);
  expect(errorOutput).not.toContain('2014');
  expect(errorOutput).toContain('content/Pages:1:1: no folder of this name is read');
  expect(errorOutput).toContain('content: 5 files, 3 faults');
});

it('asks about names that may be those of a withdrawn child, and fails for none of them', async () => {
  const rule = '{ name: full, picture: photo, why: A }';
  const dir = writeContent({
    'papers/form.pdf': null,
    'privacy.yaml': `birthdays: ${rule}
toppers: ${rule}
albums: { shown: true, why: A }
council: ${rule}
withdrawn: [{ name: Tara Anne Joseph }]
`,
    'pages/more.yaml': `${pageHead('/More')}  - { kind: prose, text: The cup went to Tara A. Joseph. }\n`,
    'service/testimonials.yaml':
      '- { name: Joseph Tara Anne, title: A dancer, designation: Dancer, batch: ISC 2012 }\n',
  });
  const { status, output, errorOutput } = await check(dir);
  expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  const advice =
    'is perhaps the same child as "Tara Anne Joseph" (content/privacy.yaml:5); if so, remove it or ' +
    'withdraw this name too; if not, write it under "others" there';
  expect(output.split('\n').slice(1)).toEqual([
    `content/pages/more.yaml:7:42: "Tara A. Joseph" ${advice}`,
    `content/service/testimonials.yaml:1:11: "Joseph Tara Anne" ${advice}`,
    '',
  ]);
});

it('names the built pages that still name a withdrawn child', async () => {
  const child = 'name: full, picture: photo, why: A';
  const privacy = ['birthdays', 'toppers', 'council']
    .map((key) => `${key}: { ${child} }\n`)
    .join('')
    .concat('albums: { shown: true, why: A }\nwithdrawn: [{ name: Asha Menon }]\n');
  const dir = writeContent({ 'privacy.yaml': privacy });
  mkdirSync(join(dir, '../public'), { recursive: true });
  writeFileSync(join(dir, '../public/index.html'), '<p>Head girl: Asha Menon</p>');
  const { errorOutput } = await check(dir);
  expect(errorOutput).toBe(
    'content: the built site still names a withdrawn child (index.html); run: npx school build\n',
  );
});

it('fixes what is safe, tells each change, and then what is left', async () => {
  const more = pageHead('/More').replace('title:', 'titel:');
  const dir = writeContent({
    'papers/form.pdf': null,
    'pages/more.yaml': `${more}  - { kind: prose, text: '[a](/Fees)' }\n`,
  });
  const { status, output, errorOutput } = await check(dir, '--fix');
  expect(output).toBe('content/pages/more.yaml:2: titel -> title\ncontent: 1 change made\n');
  expect(errorOutput).toMatch(/^content\/pages\/more\.yaml:7:27: no page has the path "\/Fees"/);
  expect(errorOutput).toMatch(/content: 6 files, 1 fault\n$/);
  expect(status).toBe(1);
});

it('tells which circulars and certificates most likely stand twice, and where', async () => {
  const { status, output } = await check(
    writeContent({
      'service/circulars.yaml': `
- { number: GPS/015, title: Bus routes, date: 2026-06-16 }
- { number: GPS-15, title: Bus routes from June, date: 2026-06-18 }
- { number: GPS-15, title: बसों के मार्ग, date: 2026-06-16 }
- { number: GPS-15, title: Bus routes, date: 2025-06-16 }
- { number: GPS-15, title: Bus routes (Revised), date: 2026-06-19 }
- { number: "20", title: Date sheet, date: 2026-09-01, classes: VI }
- { number: "20", title: Date sheet, date: 2026-09-02, classes: VII }
- { title: Annual Day, date: 2026-11-16 }
- { number: "31", title: ANNUAL DAY, date: 16 November 2026 }
- { title: Fees, date: 2026-11-17, attachments: [papers/fees.pdf] }
- { title: Fees, date: 2026-11-17, attachments: [papers/fees-2.pdf] }
- { title: Fees, date: 2026-11-17, attachments: [papers/other.pdf] }
`,
      'service/papers/fees.pdf': '%PDF-1.7 fees',
      'service/papers/fees-2.pdf': '%PDF-1.7 fees',
      'service/papers/other.pdf': '%PDF-1.7 other fees',
      'service/register.yaml': `
- { admission: 2011/0417, name: Asha Menon }
- { admission: 2011-417, name: Asha  MENON }
- { admission: 2011/0417, name: Ravi Lal }
`,
    }),
  );
  expect(status).toBe(0);
  const twice = 'it most likely stands here twice: the one in line 2';
  expect(output.split('\n').filter((line) => line.includes('twice'))).toEqual([
    `content/service/circulars.yaml:3:3: ${twice} has this number in the same session; take one of the two away, or correct the number of one`,
    'content/service/circulars.yaml:10:3: it most likely stands here twice: the one in line 9 has this title on the same day; take one of the two away, or let their titles differ',
    'content/service/circulars.yaml:12:3: it most likely stands here twice: the one in line 11 has this title on the same day; take one of the two away, or let their titles differ',
    `content/service/register.yaml:3:3: ${twice} is of the same pupil, and who asks gets its certificate alone; take one of the two away, or write the number of each certificate`,
  ]);
});

it('tells which classes the school has no more, and the nearest one', async () => {
  const site = 'site.yaml';
  const classes = 'code: HS\nclasses: [Nursery, Junior KG, Senior KG, I, II, III, IV, V]';
  const { status, output, errorOutput } = await check(
    writeContent({
      ...changed(site, 'code: HS', classes),
      'service/circulars.yaml': `
- { title: Bus, date: 2026-06-16, classes: Jr KG to Std II }
- { title: Dates, date: 2026-06-17, classes: Prep to V }
- { title: Fees, date: 2026-06-18, classes: Senior KJ }
`,
      'service/birthdays.csv':
        'Name,Class,Birthday\nAsha Menon,Jr. KG A,5 April\nRavi Lal,Prep-B,6 May\nTara Joseph,Prep-B,7 May\nIra Sen,Std I,8 May\n',
      'facts/fees.yaml': `
rows:
  - { name: Nursery to Sr. KG, amount: 100 }
  - { name: Play Group, amount: 100 }
  - { name: Hostel, amount: 100 }
yearly: [[Nursery to V, ₹ 24000], [KG, ₹ 28000], [UKG to VI, ₹ 30000]]
admission: [{ class: Foundation, from: 3, to: 4 }]
`,
    }),
  );
  expect(status).toBe(1);
  const no = (name: string) => `the school has no class "${name}" (site.yaml lists its classes)`;
  const all = 'write one of: Nursery, Junior KG, Senior KG, I, II, III, IV, V';
  expect(errorOutput.split('\n').filter((line) => line.includes('no class'))).toEqual([
    `content/service/circulars.yaml:3:46: ${no('Prep')}; ${all}`,
    `content/service/circulars.yaml:4:45: ${no('Senior KJ')}; did you mean "Senior KG"?`,
  ]);
  expect(output.split('\n').filter((line) => line.includes('no class'))).toEqual([
    `content/facts/fees.yaml:4:13: ${no('Play Group')}; ${all}`,
    `content/facts/fees.yaml:6:51: ${no('VI')}; ${all}`,
    `content/facts/fees.yaml:7:22: ${no('Foundation')}; ${all}`,
    `content/service/birthdays.csv:3:10: ${no('Prep-B')}; ${all}; the same in 1 more`,
  ]);
});

it('names the toppers of a class that no page shows, once', async () => {
  const examinations = 'code: HS\nexaminations: [{ class: X, name: ICSE }]';
  const { status, output } = await check(
    writeContent({
      ...changed('site.yaml', 'code: HS', examinations),
      'service/toppers.yaml': `
- { name: Asha Menon, class: X, session: 2025-2026, division: 97 }
- { name: Ira Sen, class: XII, session: 2025-2026, division: 96 }
- { name: Tara Joseph, class: XII, session: 2025-2026, division: 95 }
`,
    }),
  );
  expect(status).toBe(0);
  expect(output.split('\n').filter((line) => line.includes('topper'))).toEqual([
    'content/service/toppers.yaml:3:27: no page shows 2 toppers of class XII, whose examination site.yaml does not name; write it at "examinations" there, or correct the class',
  ]);
});

it('names last dates of a table of fees that no planner shows', async () => {
  const fees = `
    session: 2026-2027
    periods: [{ name: First, months: Jun–Mar, due: [{ by: 15 June }] }]
    rows: [{ name: I, amount: 1000 }]
`;
  const told = async (blocks: string) => {
    const page = `${pageHead('/A')}${blocks}`;
    const { output } = await check(writeContent({ 'pages/a.yaml': page }));
    return output.split('\n').filter((line) => line.includes('last dates'));
  };
  expect(await told(`  - kind: fee-table${fees}`)).toEqual([
    expect.stringMatching(/^content\/pages\/a\.yaml:9:\d+: no page shows these last dates, /),
  ]);
  expect(await told(`  - kind: fee-table${fees}  - kind: fee-planner${fees}`)).toEqual([]);
});
