/** @jest-environment node */
import { type BlockKind, blockKinds, blockRegistry } from '../../src/blocks/schemas';
import { pageSchema } from '../../src/content/page.schema';
import { fieldsOf } from '../../stories/guides/fields-of';

it('says what an editor writes, and where', () => {
  expect(fieldsOf(blockRegistry['fee-table'].schema.describe())).toEqual(
    expect.arrayContaining([
      {
        path: 'rows',
        kind: 'list of groups',
        description: 'A row for each class or stream.',
        required: true,
      },
      {
        path: 'rows[].amount',
        kind: 'number',
        description: 'Rupees for each period.',
        example: '10200',
        required: false,
      },
      {
        path: 'rows[].note',
        kind: 'text',
        description: 'A line about it.',
        example: 'Middle school',
        required: false,
      },
    ]),
  );
});

it('names the words of a choice, and what a list holds', () => {
  const kindAt = (kind: BlockKind, path: string) =>
    fieldsOf(blockRegistry[kind].schema.describe()).find((field) => field.path === path)?.kind;
  expect(kindAt('notice', 'tone')).toBe('one of: info, important, warning');
  expect(kindAt('prose', 'text')).toBe('Markdown');
  expect(kindAt('table', 'rows')).toBe('list of lists');
  expect(kindAt('table', 'notes')).toBe('list, each Markdown, one line');
  expect(kindAt('combinations', 'groups[].items[].subjects')).toBe('list of texts');
});

it.each(blockKinds)('describes every field of %s', (kind) => {
  const fields = fieldsOf(blockRegistry[kind].schema.describe());
  expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['kind', 'id', 'heading']));
  expect(fields.filter(({ description }) => description === '')).toEqual([]);
});

it('describes a page', () => {
  const paths = fieldsOf(pageSchema.describe()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['path', 'picture.alt', 'blocks']));
});
