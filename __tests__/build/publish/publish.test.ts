/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { inspectPhoto } from '../../../src/content/photos/inspect-photo';
import { filesBelow } from '../../../src/lib/files/files-below';
import { hashLength } from '../../../src/lib/headers/cache-control';
import {
  publishFolder,
  publishNamedFiles,
  publishDocuments,
} from '../../../src/build/publish/publish';
import { halves, phonePhoto } from '../../support/phone-photo';

const hash = (digit: string) => digit.repeat(hashLength);

let root: string;
let folders: { publicDir: string; rawDir: string; picturesDir: string };

const hall = `static/${'0'.repeat(32)}/1a2b3/hall (1).webp`;

const write = (name: string, text: string) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What stands there when one page is rendered: Gatsby's output, with scripts and pictures of earlier builds. */
function gatsbyBuilds() {
  const page = `<img src="/static/new.svg" srcset="/${encodeURI(hall)} 480w">`;
  write('raw/page-data/app-data.json', '{}');
  write('raw/webpack.stats.json', '{}');
  write('public/Fee/index.html', `${page} <script data-src="/app-${hash('a')}.js">`);
  write('raw/Gone/index.html', 'A page of an earlier build');
  write(`raw/app-${hash('a')}.js`, `load("${hash('b')}")`);
  write(`raw/app-${hash('d')}.js`, `load("${hash('c')}")`);
  write(`raw/12-${hash('b')}.js`, 'an island');
  write(`raw/13-${hash('c')}.js`, 'an island of an earlier build');
  write('raw/static/new.svg', 'new');
  write('raw/static/old.svg', 'old');
  write(`pictures/${hall}`, 'the hall');
  write(`pictures/${hall.replace('hall', 'gate')}`, 'of another school');
}

/** What a build does with rendered pages. */
async function publish() {
  await publishNamedFiles(folders);
  const documents = filesBelow(join(root, 'papers'));
  await publishDocuments(folders.publicDir, root, { documents });
  await publishFolder(folders.publicDir, join(root, 'static'));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-publish-'));
  folders = {
    publicDir: join(root, 'public'),
    rawDir: join(root, 'raw'),
    picturesDir: join(root, 'pictures'),
  };
  mkdirSync(folders.publicDir);
  write('papers/fees.pdf', 'fees');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('publishes the pages of the content and the files that they name, and nothing else', async () => {
  gatsbyBuilds();
  await publish();
  expect(filesBelow(folders.publicDir)).toEqual([
    `12-${hash('b')}.js`,
    'Fee/index.html',
    `app-${hash('a')}.js`,
    'papers/fees.pdf',
    hall,
    'static/new.svg',
  ]);
});

it('publishes a scan without what its camera wrote into it, and other documents byte for byte', async () => {
  gatsbyBuilds();
  await phonePhoto(join(root, 'papers/form.jpg'), [400, 300]);
  await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(root, 'papers/plain.png'));
  await publish();
  const form = join(folders.publicDir, 'papers/form.jpg');
  expect(await inspectPhoto(form)).toMatchObject({ width: 300, height: 400, hasData: false });
  expect(await halves(form)).toEqual(['red', 'blue']);
  for (const name of ['papers/plain.png', 'papers/fees.pdf']) {
    expect(readFileSync(join(folders.publicDir, name))).toEqual(readFileSync(join(root, name)));
  }
  expect((await inspectPhoto(join(root, 'papers/form.jpg'))).hasPlace).toBe(true);
});
