import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { readSession, sessionOf } from '../../lib/dates/session';
import { compareNames, encodePath, isPlainPath } from '../../lib/files/file-name';
import { shownName } from '../../lib/privacy/shown-name';
import type { DocumentLink, PublicCertificate } from '../block-load-context';
import { type BuildMode, unpublishedAt } from '../build-mode';
import { listFileOf } from '../private-dir';
import type { ChildrenPrivacy } from '../privacy/read-privacy';
import { publicationOf } from '../publication';
import { readValue } from '../read-record';
import { isRecord } from '../record';

interface Options {
  privacy: ChildrenPrivacy;
  buildMode: BuildMode;
  /** The month (1–12) with which sessions begin. */
  firstMonth: number;
}

/** The certificate's own file, where the service sends it to everybody. */
function documentOf(folder: string, file: unknown): DocumentLink | undefined {
  if (typeof file !== 'string' || !file.startsWith('papers/') || !isPlainPath(file)) return;
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  if (!found?.isFile()) return undefined;
  const type = (file.split('.').at(-1) ?? '').toUpperCase();
  return { href: `/api/image/${encodePath(file)}`, type, bytes: found.size };
}

function certificateOf(
  item: unknown,
  folder: string,
  { privacy, buildMode, firstMonth }: Options,
): PublicCertificate[] {
  if (!isRecord(item) || unpublishedAt(publicationOf(item), buildMode.now)) return [];
  const number = typeof item.number === 'string' ? item.number.trim() : '';
  const name = typeof item.name === 'string' ? item.name : '';
  // Whoever is withdrawn, or may be, has no line at all: a number alone would tell that there is somebody.
  if (number === '' || name === '' || privacy.isWithdrawn(name)) return [];
  const { certificates } = privacy.policy;
  const issued = typeof item.issued === 'string' ? parseWrittenDay(item.issued) : undefined;
  const session = issued ? sessionOf(issued, firstMonth) : readSession(number);
  const document = certificates?.documents === true ? documentOf(folder, item.file) : undefined;
  return [
    {
      number,
      name: shownName(name, certificates?.name ?? 'initials'),
      ...(issued && { issued }),
      ...(session && { session }),
      ...(document && { document }),
    },
  ];
}

const byNumber = (a: PublicCertificate, b: PublicCertificate) =>
  (b.session ?? '').localeCompare(a.session ?? '') || compareNames(b.number, a.number);

/**
 * The certificates of the register that have a number, the newest session first, as the rules let them be shown. None
 * where there is no register, or one that can't be read, which `school check` tells.
 */
export function readCertificates(contentDir: string, options: Options): PublicCertificate[] {
  const file = listFileOf(contentDir, 'register.yaml');
  const value = readValue(dirname(file), basename(file));
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => certificateOf(item, dirname(file), options)).sort(byNumber);
}
