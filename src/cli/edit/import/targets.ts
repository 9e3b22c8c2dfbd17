import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../../content/read-record';
import { isRecord } from '../../../content/record';
import { lists } from '../../import/lists/lists';

/** What rows may be put into. */
export interface TargetChoice {
  /** As `--to` names it. */
  to: string;
  words: string;
}

function blocksOf(dir: string, name: string): TargetChoice[] {
  const value = readRecord(dir, name);
  if (!Array.isArray(value.blocks)) return [];
  const title = typeof value.title === 'string' ? value.title : name;
  return value.blocks.filter(isRecord).flatMap(({ kind, id, heading, caption }) => {
    if ((kind !== 'people' && kind !== 'table') || typeof id !== 'string') return [];
    const part = [heading, caption].find((words) => typeof words === 'string') ?? id;
    // What a fact says is not known here.
    const words = `the page ${title}: ${String(part)}`.replace(/\{\{[^{}]*\}\}/g, '…');
    return [{ to: `${name}#${id}`, words }];
  });
}

/** All that rows may be put into: the lists, and the parts of pages. */
export function targetsOf(dir: string): TargetChoice[] {
  const folder = join(dir, 'pages');
  const pages = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.yaml'))
    : [];
  return [
    ...lists.map(({ name, words }) => ({ to: name, words })),
    ...pages.sort().flatMap((name) => blocksOf(dir, `pages/${name}`)),
  ];
}
