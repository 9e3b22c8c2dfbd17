/** @jest-environment node */
import { blockRegistry } from '../../src/blocks/schemas';
import { parseMarkdown } from '../../src/content/markdown';
import { keepReadYaml, readYaml } from '../../src/content/read-yaml';

const parse = jest.fn(parseMarkdown);
// Written before the import of the module that parses: nothing moves it there.
jest.doMock('../../src/content/markdown', () => ({ parseMarkdown: parse }));

async function loadProse() {
  const { openContext } = await import('../../src/content/file-context');
  const context = openContext({
    folder: { pictures: new Set(), documents: new Map() },
    registry: blockRegistry,
    buildMode: { now: 0, preview: false },
  });
  const value: unknown = blockRegistry.prose.schema.validateSync(
    { kind: 'prose', text: 'Who pays late owes **fifty rupees**.' },
    { context: { checks: context } },
  );
  return context.load([value]);
}

it('parses a text once, from its check to its HTML, and keeps nothing of it', async () => {
  expect(await loadProse()).toEqual([
    { kind: 'prose', html: '<p>Who pays late owes <strong>fifty rupees</strong>.</p>' },
  ]);
  expect(parse).toHaveBeenCalledTimes(1);
  await loadProse();
  expect(parse).toHaveBeenCalledTimes(2);
});

it('gives who reads a file again, once reading is kept, what is written, whatever another has made of it', () => {
  keepReadYaml();
  const text = '- title: Fair\n- title: {{ exam.date }}\n';
  const first = readYaml('news.yaml', text);
  expect(first.diagnostics).toHaveLength(1);
  const before = JSON.stringify(first.source.value);
  expect(before).toContain('Fair');
  (first.source.value as unknown[]).length = 0;
  first.diagnostics.length = 0;
  const again = readYaml('news.yaml', text);
  expect(JSON.stringify(again.source.value)).toBe(before);
  expect(again.diagnostics).toEqual([expect.objectContaining({ file: 'news.yaml', line: 2 })]);
  expect(again.source.at([1, 'title'])).toMatchObject({ file: 'news.yaml', line: 2 });
  expect(readYaml('events.yaml', text).diagnostics).toEqual([
    expect.objectContaining({ file: 'events.yaml' }),
  ]);
  expect(readYaml('news.yaml', '- title: Sale\n').source.value).toEqual([{ title: 'Sale' }]);
});
