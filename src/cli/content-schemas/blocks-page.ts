import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { AnySchema } from 'yup';
import { describedFields, type Fields, fieldLines, fieldRows } from './field-lines';

interface Written {
  kind: string;
  yaml: string;
  page: string;
}

const pages = 'content/pages';

/** The text between two places, its further lines as far left as its first. */
function dedented(text: string, from: number, to: number): string {
  const column = from - (text.lastIndexOf('\n', from - 1) + 1);
  const lines = text.slice(from, to).trimEnd().split('\n');
  return lines.map((line, at) => (at === 0 ? line : line.slice(column))).join('\n');
}

function blocksIn(page: string): Written[] {
  const text = readFileSync(join(pages, page), 'utf8');
  const blocks = parseDocument(text).get('blocks');
  return (isSeq(blocks) ? blocks.items : []).flatMap((block) => {
    const [from, to] = (isMap(block) && block.range) || [];
    if (!isMap(block) || from === undefined || to === undefined) return [];
    return [{ kind: String(block.get('kind')), yaml: dedented(text, from, to), page }];
  });
}

/** Facts stand for what has to be written, and say nothing of how. */
const lengthOf = ({ yaml }: Written) => yaml.length * (yaml.includes('fact:') ? 1_000 : 1);

/** Of each kind the shortest block that the sample has, one without facts before all others. */
function shortestBlocks(): ReadonlyMap<string, Written> {
  const files = readdirSync(pages).filter((name) => name.endsWith('.yaml'));
  const written = files.sort().flatMap(blocksIn);
  const byLength = written.sort((a, b) => lengthOf(b) - lengthOf(a));
  return new Map(byLength.map((block) => [block.kind, block]));
}

/** What every block has; the page says it once. */
const common = ['kind', 'id', 'heading', 'lang'];

const isCommon = ([name]: [string, ...unknown[]]) => common.includes(name);

const chosen = (fields: Fields, keep: (entry: [string, Fields[string]]) => boolean) =>
  fieldLines(fieldRows(Object.fromEntries(Object.entries(fields).filter(keep))));

/** schemas/blocks.md: each block of a page with what can be written in it, as its schema says. */
export function blocksPage(schemas: Readonly<Record<string, AnySchema>>): string {
  const examples = shortestBlocks();
  const kinds = Object.entries(schemas).map(([kind, schema]) => {
    const described = schema.describe();
    return { kind, words: described.meta?.description ?? '', fields: describedFields(described) };
  });
  const parts = kinds.flatMap(({ kind, words, fields }) => {
    const example = examples.get(kind);
    return [
      `## ${kind}`,
      words,
      ...(example
        ? [`From \`${pages}/${example.page}\`:\n\n\`\`\`yaml\n${example.yaml}\n\`\`\``]
        : []),
      chosen(fields, (entry) => !isCommon(entry)),
    ];
  });
  return `${[
    '# Blocks of pages',
    'What can stand below `blocks:` in a page of `content/pages`, made from the schemas by `npx school schemas`, not\nby hand. A field without a form is text; a line ends with an example. A field of a group is written `group: field`.',
    '## Every block may have',
    chosen(kinds[0]?.fields ?? {}, isCommon),
    ...parts,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
