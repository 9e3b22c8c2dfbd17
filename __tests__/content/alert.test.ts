/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { contentNodes } from '../../src/content/source-nodes';
import { writeAlert } from '../../src/build/hosting/changing-files';
import { removeContent, writeContent } from './content-folder';

afterAll(removeContent);

const at = (time: string) => Date.parse(`2026-12-01T${time}+05:30`);

const written = (more = '') => `from: 2026-12-01 06:00
until: 2026-12-01 18:00
level: warning
text: It's closed.
${more}`;

/** What visitors are told at a moment by a file. */
function alertAt(time: string, text: string | null = written()) {
  const contentDir = writeContent({ 'alert.yaml': text });
  const buildMode = { now: at(time), preview: false };
  const { content, diagnostics } = loadContent({ contentDir, blocks: blockRegistry, buildMode });
  expect(diagnostics).toEqual([]);
  if (!content) throw new Error('the content could not be loaded');
  return content.alert;
}

it('is there from its beginning to its end, by the clock of the school', () => {
  const standing = { until: at('18:00'), level: 'warning', text: 'It’s closed.' };
  expect(alertAt('05:59:59')).toMatchObject({ ...standing, from: at('06:00') });
  expect(alertAt('06:00')).toMatchObject(standing);
  expect(alertAt('06:00')).not.toHaveProperty('from');
  expect(alertAt('17:59:59')).toMatchObject(standing);
  expect(alertAt('18:00')).toBeUndefined();
});

it('lasts to the end of a day', () => {
  const day = 'until: 2026-12-01\nlevel: info\ntext: Closed.\n';
  expect(alertAt('23:59:59', day)).toMatchObject({ until: at('23:59:59') + 1000 });
});

it.each([
  ['no file', null],
  ['an empty file', ''],
  ['a file in which everything is a comment', '# until: 2026-12-01\n'],
])('is not there with %s', (_, text) => {
  expect(alertAt('12:00', text)).toBeUndefined();
});

it('is another one when its words change, and the same when its end does', () => {
  const idOf = (text: string) => alertAt('12:00', text)?.id;
  const first = idOf(written());
  expect(idOf(written().replace('18:00', '19:00'))).toBe(first);
  const others = [
    idOf(written().replace('closed', 'open')),
    idOf(written().replace('warning', 'emergency')),
    idOf(written('link: { label: Rules, to: /Fee }\n')),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

it('is in the frame of every page, of which nothing is left without it', () => {
  const frameWith = (text: string | null) => {
    const contentDir = writeContent({ 'alert.yaml': text });
    const buildMode = { now: at('12:00'), preview: false };
    const { content } = loadContent({ contentDir, blocks: blockRegistry, buildMode });
    const nodes = content ? contentNodes(content) : [];
    return nodes.find(({ internal }) => internal.type === 'SiteContent')?.data;
  };
  expect(frameWith(written())).toMatchObject({ alert: { text: 'It’s closed.' } });
  expect(frameWith(null)).not.toHaveProperty('alert');
});

it('is a file for pages that are open, which says so when there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alert-'));
  const sent = async () =>
    JSON.parse(await readFile(join(folder, 'alert.json'), 'utf8')) as unknown;
  const alert = alertAt('12:00');
  await writeAlert(folder, alert);
  expect(await sent()).toEqual(alert);
  await writeAlert(folder, undefined);
  expect(await sent()).toEqual({});
  await rm(folder, { recursive: true });
});
