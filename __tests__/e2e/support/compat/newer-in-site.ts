import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, object, string } from 'yup';
import { filesBelow } from '../../../../src/lib/files/files-below';
import { inlineCode } from '../../../../src/lib/headers/inline-code';
import type { Floor } from './floor';
import { newerInScript, newerNames } from './scripts';
import { newerInStyles } from './styles';

/** What a built site uses that the floor does not have, with the first file of each. */
export async function newerInSite(
  publicDir: string,
  floor: Floor,
): Promise<ReadonlyMap<string, string>> {
  const names = newerNames(floor);
  const found = new Map<string, string>();
  const read = new Set<string>();
  const note = (file: string, text: string, newer: (text: string) => string[]) => {
    // Pages share most of what stands inline in them.
    if (read.has(text)) return;
    read.add(text);
    for (const name of newer(text)) if (!found.has(name)) found.set(name, file);
  };
  for (const file of filesBelow(publicDir)) {
    // The form editor is for the browsers of the office, which are named in docs/editors.md.
    if (!/\.(js|css|html)$/.test(file) || file.startsWith('edit/')) continue;
    const text = await readFile(join(publicDir, file), 'utf8');
    const { scripts, styles } = file.endsWith('.html')
      ? inlineCode(text)
      : {
          scripts: file.endsWith('.js') ? [text] : [],
          styles: file.endsWith('.css') ? [text] : [],
        };
    for (const code of scripts) note(file, code, (one) => newerInScript(one, names));
    for (const css of styles) note(file, css, (one) => newerInStyles(one, floor));
  }
  return found;
}

const list = array(
  object({ reason: string().required(), names: array(string().required()).required() }),
).required();

/** What may be newer than the floor, with the reason why nothing breaks without it. */
export function readExceptions(): ReadonlyMap<string, string> {
  const written: unknown = parse(
    readFileSync('__tests__/e2e/support/compat/exceptions.yaml', 'utf8'),
  );
  return new Map(
    list
      .validateSync(written, { strict: true })
      .flatMap(({ reason, names }) => names.map((name) => [name, reason] as const)),
  );
}

/** What is wrong with a site, a line each: newer things without a reason, and reasons without a use. */
export function complaintsOf(
  found: ReadonlyMap<string, string>,
  allowed: ReadonlyMap<string, string>,
): string[] {
  return [
    ...[...found]
      .filter(([name]) => !allowed.has(name))
      .map(
        ([name, file]) =>
          `${file} uses ${name}, which the oldest browsers of browserslist do not have: do without it, or say in e2e/support/compat/exceptions.yaml how it degrades.`,
      ),
    ...[...allowed.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `${name} is used nowhere: take it out of e2e/support/compat/exceptions.yaml.`),
  ];
}
