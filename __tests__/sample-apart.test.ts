/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** What draws the sample's pictures; a school deletes it, so that nothing else may lean on it. */
const folder = 'sample-school';

/** Who may name the folder: what leaves it out, or checks it where it is there. */
const mayName = [
  '__tests__/sample-apart.test.ts',
  '__tests__/harness/test/choose.test.ts',
  'eslint.config.ts',
  'harness/test/steps.ts',
];

/** No code: written matter, files as they are served, and what git ignores. */
const noCode = new Set([
  ...readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', '')),
  ...['.git', 'content', 'docs', 'static', folder],
]);
const endings = new Set(['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mdx']);

const code = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !noCode.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true }).map((name) => join(entry.name, String(name)))
      : [entry.name],
  )
  .filter((name) => endings.has(extname(name)));

/** MDX is Markdown around the lines that import and export. */
const scriptOf = (name: string, text: string) =>
  name.endsWith('.mdx') ? (text.match(/^(import|export) .*$/gm) ?? []).join('\n') : text;

/** The strings of a file, of its imports too, that have the folder in their path. */
function namesIn(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      if (node.text.split('/').includes(folder)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(name, scriptOf(name, text), ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** The strings of a JSON file, keys left out. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];

it.each([
  ["import { a } from '../sample-school/a';", ['../sample-school/a']],
  ["export type { A } from 'sample-school/a';", ['sample-school/a']],
  ["const a = await import('./sample-school/a');", ['./sample-school/a']],
  ["readFileSync(join('..', 'sample-school', 'a.yaml'));", ['sample-school']],
  ['readFileSync(`${root}/sample-school/${name}`);', ['/sample-school/']],
  ["// It is drawn in 'sample-school/a'.\nconst a = 'the-sample-school';", []],
])('finds in %s what it names', (text, names) => {
  expect(namesIn('a.ts', text)).toEqual(names);
});

it('finds what a guide imports, and not what it says', () => {
  const text = "import A from '../../sample-school/a';\n\nIt is in `sample-school/a`.\n";
  expect(namesIn('a.mdx', text)).toEqual(['../../sample-school/a']);
});

it('is imported and read by no file of the product', () => {
  expect(code.length).toBeGreaterThan(500);
  const named = code.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    return text.includes(folder) ? namesIn(name, text).map((path) => `${name}: ${path}`) : [];
  });
  expect(named.filter((line) => !mayName.includes(line.split(':')[0] ?? ''))).toEqual([]);
});

it('is in the types of the product nowhere, and in its package as a workspace only', () => {
  const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Record<string, unknown>;
  const { workspaces, ...manifest } = read('package.json');
  const named = [manifest, read('tsconfig.json')].flatMap(strings);
  expect(named.filter((text) => text.includes(folder))).toEqual([]);
  expect(strings(workspaces).filter((name) => name !== folder)).toEqual([]);
});
