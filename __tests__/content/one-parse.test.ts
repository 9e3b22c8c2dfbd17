/** @jest-environment node */
import { blockRegistry } from '../../src/blocks/schemas';
import { parseMarkdown } from '../../src/content/markdown';

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
