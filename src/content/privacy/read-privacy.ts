import { openPolicy, type PrivacyPolicy, type ChildForm } from '../../lib/privacy/policy';
import { bareWords } from '../../lib/privacy/bare-name';
import { nameFingerprints, otherFingerprints } from '../../lib/privacy/name-fingerprints';
import { otherReadings } from '../../lib/privacy/other-readings';
import { fileFingerprint, type Withdrawn, withdrawnIn } from '../../lib/privacy/withdrawn';
import { isRecord } from '../record';
import type { WrittenPrivacy } from './privacy.schema';
import { today } from '../../lib/dates/plain-date';
import { shownName } from '../../lib/privacy/shown-name';
import { withheldName } from '../../lib/privacy/without-names';

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  );

/** The children in a file's `withdrawn`, as far as it can be understood. */
export function withdrawnEntries(written: unknown): Record<string, unknown>[] {
  const entries: unknown = isRecord(written) ? written.withdrawn : undefined;
  if (!Array.isArray(entries)) return [];
  return entries
    .map((entry: unknown) => (typeof entry === 'string' ? { name: entry, files: entry } : entry))
    .filter(isRecord);
}

/** What parts several children, and what stands behind a comma and is no child. */
const between = /[;&+\n]|(?<=\s)(?:and|aur|और|एवं|तथा|व)(?=\s)/i;
const noChild = /\d|\b(?:class|std|grade|sec(?:tion)?|roll|house|school|road|nagar)\b|कक्षा/i;

/** What is no name: 'of Class X', '- Head Boy', and 'X A', whose letters would be initials. */
const behind = /\s(?:[-–—]|(?:of|from|roll|adm)\b)[^]*$|[\s,](?:[IVX]{1,4}|\d{1,2})[\s-]*[A-H]$/i;
/** What parts a name from a further one of the same child, such as that in another script: 'Asha Menon / आशा मेनन'. */
const beside = /\s(?:@|alias|aka|urf|उर्फ)\s|\s?[/|(]\s?(?=[^\0-\u02ff])|(?<=[^\0-\u02ff])\s?[/|(]/i;

const isWhole = (name: string) =>
  bareWords(name).length > 1 && /[\p{L}\p{M}]{3}/u.test(name) && !noChild.test(name);

/** Names of which the last may say the family's. */
function withFamily(names: readonly string[]): string[] {
  const [, ...more] = bareWords(names.at(-1) ?? '');
  return names.map((name) => (bareWords(name).length === 1 ? [name, more.at(-1)].join(' ') : name));
}

/** What else the name of a child may be: without a nickname and a class, and the given one first. */
function readingsOf(text: string): string[] {
  const bare = text.replace(behind, '');
  const [family = '', given = ''] = bare
    .replace(/^(\p{Lu}{3,}) (?=\p{Lu}\p{Ll})/u, '$1,')
    .split(',');
  const inOrder = bareWords(family).length === 1 ? `${given} ${family}` : '';
  const names = [inOrder, ...withFamily(bare.split(beside))].filter(isWhole);
  return [text, ...names, ...otherReadings(text)];
}

/** The names of a text: the whole of it, and those of several children. */
function namesIn(text: string): string[] {
  const parts = text.split(between).flatMap((part) => {
    const names = part.split(',');
    return names.every(isWhole) ? names : part;
  });
  return [text, ...(parts.length > 1 ? withFamily(parts) : [])].flatMap(readingsOf);
}

/** The fingerprints of a text, by its key; of one that was mistyped or guessed, as it was most likely meant. */
function fingerprintsOf(key: string, text: string): string[] {
  if (key === 'others') return namesIn(text).flatMap(otherFingerprints);
  if (/file|photo|picture|image/i.test(key))
    return [text, ...text.split(/[,;\n]/)].map((path) => fileFingerprint(path.trim()));
  const isName = /name|child|pupil|student/i.test(key);
  return isName ? namesIn(text).flatMap(nameFingerprints) : [];
}

/** The fingerprints of what is withdrawn, of a file that may have errors elsewhere. */
export function withdrawnFingerprints(written: unknown): string[] {
  const fingerprints = withdrawnEntries(written)
    .flatMap((entry) => Object.entries(entry))
    .flatMap(([key, value]) => texts(value).flatMap((text) => fingerprintsOf(key, text)));
  return [...new Set(fingerprints)];
}

/** The policy for the content service and for browsers. */
export function policyOf(written: WrittenPrivacy | undefined): PrivacyPolicy {
  if (!written) return openPolicy;
  const { birthdays, toppers, albums } = written;
  return {
    birthdays: { name: birthdays.name, picture: birthdays.picture },
    toppers: {
      name: toppers.name,
      picture: toppers.picture,
      ...(toppers.sessions !== undefined && { sessions: toppers.sessions }),
    },
    albums: {
      shown: albums.shown ?? true,
      ...(albums.years !== undefined && { years: albums.years }),
    },
    ...(written.certificates && {
      certificates: {
        ...(written.certificates.name && { name: written.certificates.name }),
        documents: written.certificates.papers === true,
      },
    }),
    withdrawn: withdrawnFingerprints(written),
    ...(written.fetchedOnly && { fetchedOnly: written.fetchedOnly }),
  };
}

/** What the built site knows of the school's rules for children's data. */
export interface ChildrenPrivacy {
  /** What the content service and browsers hold to. */
  policy: PrivacyPolicy;
  /** What is shown of pupils with an office on the day of the build. */
  council: ChildForm;
  /** Whether a name is that of a child who is withdrawn, or may be. */
  isWithdrawn: Withdrawn['isChild'];
}

/** The rules as they stand at a moment, in milliseconds since 1970. */
export function childrenPrivacy(
  written: WrittenPrivacy | undefined,
  fingerprints: readonly string[],
  now: number,
): ChildrenPrivacy {
  const { name = 'full', picture = 'photo', until } = written?.council ?? {};
  const hasEnded = until !== undefined && until < today(new Date(now));
  return {
    // A withdrawal counts even where the file has an error elsewhere.
    policy: { ...policyOf(written), withdrawn: fingerprints },
    council: hasEnded ? { name: 'none', picture: 'drawing' } : { name, picture },
    isWithdrawn: withdrawnIn(fingerprints).isChild,
  };
}

/** A pupil with an office as the site shows them; `pictured` tells whether a portrait may stand there. */
export function shownPupil(
  name: string,
  { council, isWithdrawn }: Omit<ChildrenPrivacy, 'policy'>,
): { name: string; pictured: boolean } {
  if (name === withheldName || isWithdrawn(name)) return { name: withheldName, pictured: false };
  return { name: shownName(name, council.name), pictured: council.picture === 'photo' };
}
