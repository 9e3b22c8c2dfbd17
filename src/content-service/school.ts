import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boolean, type InferType, object, string } from 'yup';
import { noChecks } from '../content/checks';
import { classesOf } from '../content/classes';
import { shownToCaller } from '../content/content-dir';
import { type Diagnostic, formatDiagnostic } from '../content/diagnostics';
import { privacySchema } from '../content/privacy/privacy.schema';
import { policyOf } from '../content/privacy/read-privacy';
import { allWithdrawn, privateWithdrawn } from '../content/privacy/private-withdrawn';
import { isMisnamed, unknownFile } from '../content/unknown-files';
import { validate } from '../content/validate';
import { isRecord } from '../content/record';
import type { PrivacyPolicy } from '../lib/privacy/policy';
import { type MailFacts, mailFactsOf } from './mail/mail-facts';
import { readRecord } from '../content/read-record';
import { readText } from '../content/read-text';
import { readYaml } from '../content/read-yaml';
import type { SourceFile } from '../content/source-file';
import { basePathOf } from '../lib/base-path';
import { isSystemFile } from '../lib/files/file-name';
import { firstMonthOf } from '../lib/dates/session';
import { originOf } from '../lib/headers/content-security-policy';
import { type HttpsExtent, httpsExtents } from '../lib/headers/security-headers';

/** What the service needs to know of the school's identity. */
export interface SchoolIdentity {
  /** The code in every call's path, such as `DHS`. */
  code: string;
  /** The path below which the site stands, by its address; '' at the root of its host. */
  base: string;
  /** Origins of the map and the social page, which load inside our pages on click. */
  frameOrigins: string[];
  /** Where the message form goes that the school has elsewhere. */
  formAddress: string | undefined;
  /** The month (1–12) with which its sessions begin. */
  firstMonth: number;
  /** Which addresses browsers are told to ask for by https alone. */
  httpsOnly?: HttpsExtent | undefined;
  /** Its classes, the youngest first; undefined where it lists none. */
  classes?: readonly string[] | undefined;
  /** Who sends messages to browsers, the subject for push services; undefined where it tells browsers of nothing. */
  push?: { name: string; subject: string } | undefined;
  /** Undefined where it names no e-mail address. */
  mail?: MailFacts | undefined;
}

/** A school as it may be shown. */
export interface School extends SchoolIdentity {
  /** What is shown of children. */
  privacy: PrivacyPolicy;
}

const embed = object({ embedUrl: string() });
const schema = object({
  code: string().required(),
  siteUrl: string(),
  sessionFrom: string(),
  shortName: string(),
  push: boolean(),
  httpsOnly: string().oneOf(httpsExtents),
  forms: object({ address: string() }),
  map: embed,
  socialPage: embed,
});

/** Push services take messages of an address with https alone. */
function pushFactsOf({ shortName = 'The school', siteUrl, push }: InferType<typeof schema>) {
  const isOn = push !== false && siteUrl !== undefined && /^https:\/\/./.test(siteUrl);
  return isOn ? { name: shortName, subject: siteUrl } : undefined;
}

/** Where the rules for children's data stand beside a school's identity. */
export const privacyFileOf = (siteFile: string) => join(dirname(siteFile), 'privacy.yaml');

/** What a file holds. Throws where it can't be read, with its place and the reason. */
function readWritten(file: string): { source: SourceFile; diagnostics: Diagnostic[] } {
  const shownAs = shownToCaller(file);
  const { text, diagnostic } = readText(file, shownAs);
  const read = readYaml(shownAs, text);
  const [first] = diagnostic ? [diagnostic] : read.diagnostics;
  if (first) throw new Error(formatDiagnostic(first));
  return read;
}

/** The rules in a file; without one everything is shown. Throws at an error: nobody is shown by mistake. */
export function readPrivacy(file: string): PrivacyPolicy {
  const policy = readRules(file);
  const { fingerprints, diagnostics } = privateWithdrawn(dirname(file));
  const [diagnostic] = diagnostics;
  if (diagnostic) throw new Error(formatDiagnostic(diagnostic));
  return { ...policy, withdrawn: [...policy.withdrawn, ...fingerprints] };
}

/** Throws where the rules stand in a file of another name, `privacy.yml`: without them everything would be shown. */
function refuseMisnamed(file: string): void {
  const inFolder = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  const other = inFolder.find((name) => !isSystemFile(name) && isMisnamed(name, ['privacy']));
  if (other === undefined) return;
  const message = unknownFile(other, ['privacy'], () => false);
  throw new Error(`${shownToCaller(join(dirname(file), other))}:1:1: ${message}`);
}

function readRules(file: string): PrivacyPolicy {
  if (!existsSync(file)) {
    refuseMisnamed(file);
    return policyOf(undefined);
  }
  // The site's build puts facts in and looks at the words; what the lists need is none of these.
  const { value, diagnostics } = validate(privacySchema, readWritten(file), noChecks);
  const [diagnostic] = diagnostics;
  if (diagnostic) throw new Error(formatDiagnostic(diagnostic));
  return policyOf(value);
}

/** The fingerprints of what is withdrawn, as far as a file with an error says so. */
export function withdrawnDespiteErrors(file: string): string[] {
  try {
    return allWithdrawn(dirname(file));
  } catch {
    // Gone, or not to be read at this moment: the fingerprints that are known stay.
    return [];
  }
}

/** Reads the identity from `content/site.yaml`. Throws when the file or its code is missing. */
export function readIdentity(file: string): SchoolIdentity {
  const shownAs = shownToCaller(file);
  if (!existsSync(file)) throw new Error(`${shownAs}:1:1: the file is missing`);
  const { value } = readWritten(file).source;
  const mail = mailFactsOf(value);
  if (!schema.isValidSync(value)) throw new Error(`${shownAs}:1:1: code is missing`);
  const embeds = [value.map?.embedUrl, value.socialPage?.embedUrl].map(originOf);
  return {
    code: value.code,
    base: basePathOf(value.siteUrl ?? ''),
    frameOrigins: embeds.filter((origin) => origin !== undefined),
    formAddress: value.forms?.address,
    firstMonth: firstMonthOf(value.sessionFrom),
    httpsOnly: value.httpsOnly,
    classes: classesOf(value),
    push: pushFactsOf(value),
    mail,
  };
}

/** The main colour of a school, beside whose identity its look stands; a plain grey without one. */
export function readColour(siteFile: string): string {
  const { colours } = readRecord(dirname(siteFile), 'brand.yaml');
  const main = isRecord(colours) ? colours['main'] : undefined;
  return typeof main === 'string' && /^#[\da-f]{6}$/i.test(main) ? main : 'dimgray';
}

/** The identity, with the rules for children's data that stand beside it. Throws for an error of either. */
export function readSchool(file: string): School {
  return { ...readIdentity(file), privacy: readPrivacy(privacyFileOf(file)) };
}
