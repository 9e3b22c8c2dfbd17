import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noChecks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import type { FileLinks } from '../../content/follow-links';
import { isRecord } from '../../content/record';
import { type ReadKind, readKinds } from './kinds';
import { listedCertificates } from './listed-certificates';

/** What a check of the data gives. */
export interface CheckedData {
  diagnostics: Diagnostic[];
  /** The links of its items, for who knows where links can lead. */
  links: FileLinks[];
}

/** The key of the one kind whose items lead to a page of the site. */
const linkKeys: Record<string, string> = { notifications: 'url' };

function linksOf({ name, source, value }: ReadKind): FileLinks[] {
  const key = linkKeys[name];
  if (!key || !source || !Array.isArray(value)) return [];
  const links = value.flatMap((item: unknown, index) => {
    const to = isRecord(item) ? item[key] : undefined;
    return typeof to === 'string' ? [{ to, path: [String(index), key] }] : [];
  });
  return [{ source, links }];
}

/** Checks every file of the data, with the files that it names, and gathers its links. */
export function checkData(dir: string): CheckedData {
  const picture = (file: string) =>
    existsSync(join(dir, file))
      ? undefined
      : `there is no ${file}; add the file or correct its name`;
  const kinds = readKinds(dir, { ...noChecks, picture });
  return {
    diagnostics: [...kinds.flatMap(({ diagnostics }) => diagnostics), ...listedCertificates(kinds)],
    links: kinds.flatMap(linksOf),
  };
}

/** Every diagnostic of the data: files that are named and are not there, too. */
export const dataDiagnostics = (dir: string): Diagnostic[] => checkData(dir).diagnostics;
