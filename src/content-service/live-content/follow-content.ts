import type { FastifyBaseLogger } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDiagnostics } from '../dataset/data-diagnostics';
import { type Dataset, loadDataset } from '../dataset/dataset';
import { shownToCaller } from '../../content/content-dir';
import { formatDiagnostic } from '../../content/diagnostics';
import { withdrawnFileOf } from '../../content/privacy/private-withdrawn';
import { privateListsOf } from '../../content/private-dir';
import { isSystemFile } from '../../lib/files/file-name';
import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { privacyFileOf, readIdentity, readPrivacy, withdrawnDespiteErrors } from '../school';
import { followedPart, stampOf } from './followed-part';
import { type SchoolContent, schoolContent } from './school-content';

interface Options {
  siteFile: string;
  /** The folder of the dataset, its pictures and documents. */
  dataDir: string;
  showDrafts?: boolean | undefined;
}

/** The content as it stands in the folder now. */
export type LiveContent = ReturnType<typeof followContent>;

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const inside = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...inside.flatMap(({ name }) => foldersIn(join(path, name)))];
}

/** The lists, and the folders of pictures and documents: a file that comes or goes changes its folder. */
function stampOfData(dataDir: string): string {
  const inFolder = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const lists = inFolder.filter((name) => !isSystemFile(name)).sort();
  const paths = [
    ...lists.map((name) => join(dataDir, name)),
    ...privateListsOf(dataDir),
    ...foldersIn(join(dataDir, 'pictures')),
    ...foldersIn(join(dataDir, 'papers')),
  ];
  return paths.map((path) => `${path} ${stampOf(path)}`).join('\n');
}

/** The files that are not served: one that is copied just now is cut off until its end is there. */
const stampOfUnserved = (dataDir: string, { files }: Dataset): string =>
  files.unserved.map(({ onDisk }) => `\n${onDisk} ${stampOf(join(dataDir, onDisk))}`).join('');

/** Reads the rules; once there were some, a file that is gone is an error and not "show everything". */
function privacyReader(files: readonly [string, ...string[]]) {
  const written = new Set<string>();
  return () => {
    const gone = [...written].find((file) => !existsSync(file));
    if (gone !== undefined) {
      const name = shownToCaller(gone);
      throw new Error(
        `${name}:1:1: the file is gone, so the rules that were read last stay; ` +
          'put it back, or start the service again to go without rules',
      );
    }
    const policy = readPrivacy(files[0]);
    for (const file of files) if (existsSync(file)) written.add(file);
    return policy;
  };
}

/** Reads the lists; a folder that is gone once it was there is on its way, or a drive away, and no empty lists. */
function dataReader(dataDir: string) {
  let wasThere = false;
  return () => {
    const isThere = existsSync(dataDir);
    if (wasThere && !isThere) {
      const name = shownToCaller(dataDir);
      throw new Error(
        `${name}: the folder is gone, so the lists that were read last stay; put it back`,
      );
    }
    wasThere = isThere;
    return loadDataset(dataDir);
  };
}

/** A line of the log is no book. */
const mostTold = 100;

/** Tells of what visitors are to see and don't: files that are missing, can't be shown, or are not read. */
export function warnOfUnservedFiles(dataDir: string, log: FastifyBaseLogger): void {
  const unseen = dataDiagnostics(dataDir).map(formatDiagnostic);
  if (unseen.length === 0) return;
  log.warn(
    { count: unseen.length, first: unseen.slice(0, mostTold) },
    'files of the content are missing, can’t be shown, or are not read',
  );
}

/**
 * Reads the school's content, and again each part of it that changes. A part with an error stays as it was
 * read last, so that a slip of an editor shows no child who was withdrawn. Throws where the content has
 * errors at the start.
 */
export function followContent({ siteFile, dataDir, showDrafts }: Options) {
  const privacyFile = privacyFileOf(siteFile);
  const identity = followedPart(
    () => stampOf(siteFile),
    () => readIdentity(siteFile),
  );
  const apart = withdrawnFileOf(dirname(siteFile));
  const privacyFiles: [string, ...string[]] = [privacyFile, ...(apart ? [apart] : [])];
  const stampOfPrivacy = () => privacyFiles.map(stampOf).join('\n');
  const privacy = followedPart(stampOfPrivacy, privacyReader(privacyFiles));
  const data = followedPart(
    () => stampOfData(dataDir),
    dataReader(dataDir),
    (read) => stampOfUnserved(dataDir, read),
  );
  const parts = [identity, privacy, data];
  /** Who is withdrawn is so at once, though another line of the file has an error. */
  const policy = (): PrivacyPolicy => {
    const { value, problem } = privacy;
    if (problem === undefined) return value;
    const more = withdrawnDespiteErrors(privacyFile);
    return { ...value, withdrawn: [...new Set([...value.withdrawn, ...more])] };
  };
  const made = () =>
    schoolContent({ ...identity.value, privacy: policy() }, data.value, showDrafts);
  /** Why parts of what stands in the folder can't be read: 'privacy.yaml:3:5: …'. */
  const problems = () => parts.flatMap(({ problem }) => problem ?? []);
  let current = made();

  return {
    /** What was read last without an error. */
    now: (): SchoolContent => current,
    problems,
    /** Looks once whether something has changed, and reads it; true where it has. */
    check(log: FastifyBaseLogger): boolean {
      const changed = parts.filter((part) => part.check());
      if (changed.length === 0) return false;
      current = made();
      for (const { problem } of changed) {
        if (problem === undefined) continue;
        log.error({ reason: problem }, 'the content has faults; what was read before stays');
      }
      log.info('the content has changed and was read again');
      if (changed.includes(data) && data.problem === undefined) warnOfUnservedFiles(dataDir, log);
      return true;
    },
  };
}
