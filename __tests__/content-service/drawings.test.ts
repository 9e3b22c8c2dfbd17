/** @jest-environment node */
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { cleanUp, newApp, newFolder } from './support/app';
import { addressOf, writeFiles } from './support/photos';

jest.setTimeout(60_000);
afterAll(cleanUp);

const drawing = (inside: string, of = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${of}>${inside}</svg>`;

const withDrawing = (svg: string) => {
  const dataDir = newFolder();
  writeFiles(dataDir, {
    'pictures/news/logo #1.svg': svg,
    'news.yaml':
      "- { title: A, date: 1 May 2026, description: B, images: ['pictures/news/logo #1.svg'] }\n",
  });
  return dataDir;
};

const address = addressOf('pictures/news/logo #1.svg');

it.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['one of a namespace', drawing('<svg:script href="a.js"/>')],
  ['a handler', drawing('', ' onload="alert(1)"')],
  ['a handler without a blank', drawing('<path d="M0 0"onclick = "alert(1)" />')],
  ['a link', drawing('<a href="javascript:alert(1)"><text>A</text></a>')],
  ['a link in entities', drawing('<a href="&#x6a;ava&#115;cript&#58;alert(1)"/>')],
  ['a link with breaks', drawing('<a href="java\nscript:alert(1)"/>')],
  ['a page within', drawing('<foreignObject><iframe srcdoc="A"/></foreignObject>')],
])('refuses a drawing with %s, and sends it to nobody', async (_, svg) => {
  const dataDir = withDrawing(svg);
  expect(dataDiagnostics(dataDir).map(({ message }) => message)).toEqual([
    expect.stringMatching(/can't be shown: this drawing holds a script, .+; save it as PNG/),
  ]);
  expect((await (await newApp({ dataDir })).inject(address)).statusCode).toBe(404);
});

it('sends one that only draws', async () => {
  const words =
    '<title>Script &#38; onions = soup</title><style>.a{fill:red}</style><desc>on</desc>';
  const dataDir = withDrawing(
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${drawing(`${words}\n<path class="a"\n d="M0 0h9"/>`)}`,
  );
  expect(dataDiagnostics(dataDir)).toEqual([]);
  expect((await (await newApp({ dataDir })).inject(address)).statusCode).toBe(200);
});
