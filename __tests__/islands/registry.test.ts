import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { islands } from '../../src/islands/registry';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The module that a name of a file comes from, as its path from the top. */
function moduleOf(file: string, text: string, name: string): string | undefined {
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text);
  return imported?.[1] && join(dirname(file), imported[1]);
}

/** Every `<Island name="…">` of the source, with its component where it has one. */
const used = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/<Island\s+name="([^"]+)"(?:\s+component=\{(\w+)\})?/g)].map(
    ([, name = '', component]) => ({
      name,
      component: component && `${component} of ${moduleOf(file, text, component)}`,
    }),
  ),
);

/** The groups of the registry, and every entry of one, as they are written. */
const group = /^ {2}\.\.\.(component|behaviour)s\('\w+', \{\n([\s\S]*?)\n {2}\}\)/gm;
const entry =
  /^ {4}'?([\w-]+)'?: \(\) =>\s*import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\/ '([^']+)'\s*\)/gm;

/** What a module gives by default. */
const defaultOf = (path: string) =>
  sources
    .filter(({ file }) => file.replace(/\.tsx?$/, '') === path)
    .map(({ text }) => /^export default (\w+);$/m.exec(text)?.[1])[0];

const registered = [...readFileSync('src/islands/registry.ts', 'utf8').matchAll(group)].flatMap(
  ([, kind, entries = '']) =>
    [...entries.matchAll(entry)].map(([, name = '', chunk, path = '']) => {
      const module = join('src/islands', path);
      return { name, kind, chunk, component: `${defaultOf(module)} of ${module}` };
    }),
);

it('is read whole by this test', () => {
  expect(registered.map(({ name }) => name)).toEqual(Object.keys(islands));
});

it('has every island that the source marks, and none that it does not', () => {
  const names = new Set(used.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(islands).sort());
});

it('makes live what is rendered there: the same component of the same module', () => {
  for (const { name, component } of used) {
    const known = registered.find((each) => each.name === name);
    expect([name, known?.kind]).toEqual([name, component ? 'component' : 'behaviour']);
    if (component) expect([name, known?.component]).toEqual([name, component]);
  }
});

it('calls each chunk by the island’s name, by which the built pages find it', () => {
  for (const { name, chunk } of registered) expect(chunk).toBe(`island-${name}`);
});

describe('a behaviour', () => {
  const attached = jest.fn();
  jest.doMock('../../src/components/facade/facade.behaviour', () => ({
    __esModule: true,
    default: attached,
  }));

  it('gets the outermost element of its HTML', async () => {
    const element = document.createElement('div');
    element.innerHTML = '<section><p>Inside</p></section>';
    const start = await islands['facade']?.load(element);
    await start?.(element);
    expect(attached.mock.calls).toEqual([[element.firstElementChild]]);
  });

  it('is not called where there is no HTML', async () => {
    attached.mockReset();
    const element = document.createElement('div');
    const start = await islands['facade']?.load(element);
    await start?.(element);
    expect(attached).not.toHaveBeenCalled();
  });
});
