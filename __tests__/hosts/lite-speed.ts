import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../src/lib/files/files-below';

/**
 * What OpenLiteSpeed reads in a `.htaccess`; other lines it passes over. It rewrites before it looks for a folder,
 * so that `DirectorySlash`, without which Apache does not, stays.
 */
const known =
  /^(?:#|$|<\/?(?:IfModule|Files|FilesMatch)\b|Rewrite(?:Engine|Cond|Rule|Base) |Header |ErrorDocument |AddType |AddDefaultCharset |DirectoryIndex |DirectorySlash |AddOutputFilterByType |Expires)/;

/** A `.htaccess` as LiteSpeed takes it: it knows no conditions of headers, and no sections by expression. */
const asLiteSpeed = (text: string): string =>
  text
    .split('\n')
    .filter((line) => known.test(line.trim()))
    .map((line) => line.replace(/ "?(?:expr|env)=.*$/, ''))
    .join('\n');

/** Runs something with a copy of the site whose rules are as LiteSpeed takes them; `change` makes others first. */
export async function withLiteSpeedRules(
  publicDir: string,
  run: (copy: string) => Promise<void>,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  // On the same disk, for links.
  const copy = mkdtempSync(join(dirname(publicDir), '.lite-speed-'));
  chmodSync(copy, 0o755);
  try {
    for (const name of filesBelow(publicDir)) {
      const target = join(copy, name);
      mkdirSync(dirname(target), { recursive: true });
      if (!name.endsWith('.htaccess')) linkSync(join(publicDir, name), target);
      else writeFileSync(target, asLiteSpeed(change(readFileSync(join(publicDir, name), 'utf8'))));
    }
    await run(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
