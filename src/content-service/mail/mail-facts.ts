import { array, boolean, object, string } from 'yup';
import { isEmail } from '../../lib/is-email';

/** What e-mails need to know of a school. */
export interface MailFacts {
  school: string;
  siteUrl: string | undefined;
  /** The school's code in addresses of calls. */
  code: string;
  /** The address that e-mails come from. */
  from: string;
  /** Where messages go that no subject sends elsewhere. */
  to: string;
  /** Where messages about something go, by words of their subject. */
  subjects: readonly { words: readonly string[]; to: string }[];
  /** When the office answers, as a sentence. */
  answered: string;
  /** Whether visitors may ask for a copy. */
  copies: boolean;
}

const address = string().test((text) => text === undefined || isEmail(text));
const schema = object({
  name: string(),
  code: string(),
  siteUrl: string(),
  email: address,
  forms: object({
    to: object({
      default: address,
      subjects: array(
        object({ words: array(string().required()).required(), to: address.required() }),
      ),
    }).default(undefined),
    from: address,
    answered: string(),
    copies: boolean(),
  }).default(undefined),
});

/** Reads the facts from what `site.yaml` says; undefined where it names no address. */
export function mailFactsOf(site: unknown): MailFacts | undefined {
  if (!schema.isValidSync(site)) return undefined;
  const { name = 'The school', code = '', siteUrl, email, forms } = schema.cast(site);
  const to = forms?.to?.default ?? email;
  const from = forms?.from ?? email ?? to;
  if (to === undefined || from === undefined) return undefined;
  return {
    school: name,
    siteUrl,
    code,
    from,
    to,
    subjects: forms?.to?.subjects ?? [],
    answered: forms?.answered ?? 'The office answers by e-mail or telephone.',
    // Without the site's address there is no link to confirm one by.
    copies: siteUrl !== undefined && forms?.copies === true,
  };
}

const escaped = (word: string) => word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a subject holds a word, alone or in the plural, whatever its capitals: `fee`, and not `feedback`. */
const holds = (subject: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu').test(subject);

/** Where a message with this subject goes. */
export function recipientOf({ to, subjects }: MailFacts, subject: string): string {
  const fitting = subjects.find(({ words }) => words.some((word) => holds(subject, word)));
  return fitting?.to ?? to;
}
