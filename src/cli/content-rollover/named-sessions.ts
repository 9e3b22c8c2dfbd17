import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../content/record';
import { readYaml } from '../../content/read-yaml';

/** The lists whose records have no day: what they say of a session holds until somebody writes it anew. */
const lists = ['highlights', 'notifications', 'registrations'];

/** Where the texts of those lists name a session: 'service/highlights.yaml:3 names 2026-2027'. */
export function namedSessions(dir: string): string[] {
  return lists.flatMap((list) => {
    const name = `service/${list}.yaml`;
    const path = join(dir, name);
    if (!existsSync(path)) return [];
    const { source } = readYaml(name, readFileSync(path, 'utf8'));
    const items: unknown[] = Array.isArray(source.value) ? source.value : [];
    return items.flatMap((item, index) =>
      ['title', 'description'].flatMap((key) => {
        const text = isRecord(item) ? item[key] : undefined;
        if (typeof text !== 'string') return [];
        const named = /(?<![\d-])\d{4}-\d{4}(?![\d-])|\bsession \d{4}(?![\d-])/i.exec(text);
        return named ? [`${name}:${source.at([index, key]).line} names ${named[0]}`] : [];
      }),
    );
  });
}
