import type { FastifyBaseLogger } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dataDiagnostics } from '../dataset/data-diagnostics';
import { loadDataset } from '../dataset/dataset';
import { formatDiagnostic } from '../../content/diagnostics';
import type { PrivacyPolicy } from '../../privacy/policy';
import { privacyFileBeside, readIdentity, readPrivacy, withdrawnBesideFaults } from '../school';
import { followedPart, stampOf } from './followed-part';
import { type SchoolContent, schoolContent } from './school-content';

interface Options {
  siteFile: string;
  /** The folder of the dataset, its pictures and papers. */
  dataDir: string;
  showDrafts?: boolean | undefined;
}

/** The content as it stands in the folder now. */
export interface LiveContent {
  /** What was read last without a fault. */
  now(): SchoolContent;
  /** Why parts of what stands in the folder can't be read: 'privacy.yaml:3:5: …'. */
  faults(): string[];
  /** Looks once whether something has changed, and reads it; true where it has. */
  check(log: FastifyBaseLogger): boolean;
}

/** The lists and the photos of albums; other files are looked at when they are asked for. */
function stampOfData(dataDir: string): string {
  const names = (dir: string) => (existsSync(dir) ? readdirSync(dir).sort() : []);
  const lists = names(dataDir).filter((name) => /\.ya?ml$/.test(name));
  const albums = names(join(dataDir, 'pictures/albums')).map((name) => `pictures/albums/${name}`);
  return [...lists, ...albums].map((name) => `${name} ${stampOf(join(dataDir, name))}`).join('\n');
}

/** Reads the rules; once there were some, a file that is gone is a fault and not "show everything". */
function privacyReader(file: string) {
  let written = false;
  return () => {
    if (written && !existsSync(file)) {
      const name = relative(process.cwd(), file);
      throw new Error(
        `${name}:1:1: the file is gone, so the rules that were read last stay; ` +
          'put it back, or start the service again to go without rules',
      );
    }
    const policy = readPrivacy(file);
    written = existsSync(file);
    return policy;
  };
}

/** Tells of files that the data name and that are missing. */
export function warnOfMissing(dataDir: string, log: FastifyBaseLogger): void {
  const missing = dataDiagnostics(dataDir).map(formatDiagnostic);
  if (missing.length === 0) return;
  log.warn(
    { count: missing.length, first: missing.slice(0, 5) },
    'files named in the data are missing',
  );
}

/**
 * Reads the school's content, and again each part of it that changes. A part with a fault stays as it was
 * read last, so that a slip of an editor shows no child who was withdrawn. Throws where the content has
 * faults at the start.
 */
export function followContent({ siteFile, dataDir, showDrafts }: Options): LiveContent {
  const privacyFile = privacyFileBeside(siteFile);
  const identity = followedPart(
    () => stampOf(siteFile),
    () => readIdentity(siteFile),
  );
  const privacy = followedPart(() => stampOf(privacyFile), privacyReader(privacyFile));
  const data = followedPart(
    () => stampOfData(dataDir),
    () => loadDataset(dataDir),
  );
  const parts = [identity, privacy, data];
  /** Who is withdrawn is so at once, though another line of the file has a fault. */
  const policy = (): PrivacyPolicy => {
    const { value, fault } = privacy;
    if (fault === undefined) return value;
    const more = withdrawnBesideFaults(privacyFile);
    return { ...value, withdrawn: [...new Set([...value.withdrawn, ...more])] };
  };
  const made = () =>
    schoolContent({ ...identity.value, privacy: policy() }, data.value, showDrafts);
  const faults = () => parts.flatMap(({ fault }) => fault ?? []);
  let current = made();

  return {
    now: () => current,
    faults,
    check(log) {
      const changed = parts.filter((part) => part.check());
      if (changed.length === 0) return false;
      current = made();
      for (const { fault } of changed) {
        if (fault === undefined) continue;
        log.error({ reason: fault }, 'the content has faults; what was read before stays');
      }
      log.info('the content has changed and was read again');
      if (changed.includes(data) && data.fault === undefined) warnOfMissing(dataDir, log);
      return true;
    },
  };
}
