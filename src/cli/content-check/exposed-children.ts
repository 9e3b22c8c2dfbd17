import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withdrawnEntries } from '../../content/privacy/read-privacy';
import { readValue } from '../../content/read-record';
import { demoFile } from '../../content-service/dataset/kinds';

const git = (dir: string, ...args: string[]): string[] => {
  const { stdout, status } = spawnSync('git', ['-C', dir, ...args], { encoding: 'utf8' });
  // No git, or no repository: nothing goes anywhere.
  return status === 0 ? stdout.split(/[\n\0]/).filter(Boolean) : [];
};

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Files of a content folder that name children whom no page names, as far as somebody is named there. */
function namingChildren(dir: string): string[] {
  const named = {
    'service/register.yaml': isFilled(readValue(dir, 'service/register.yaml')),
    'service/birthdays.yaml': isFilled(readValue(dir, 'service/birthdays.yaml')),
    'service/birthdays.csv': existsSync(join(dir, 'service/birthdays.csv')),
    'service/papers/certificates': existsSync(join(dir, 'service/papers/certificates')),
    'privacy.yaml': withdrawnEntries(readValue(dir, 'privacy.yaml')).length > 0,
  };
  return Object.entries(named).flatMap(([file, isNaming]) => (isNaming ? [file] : []));
}

/**
 * Files that name children and go elsewhere with the repository: whoever may read that, on a free host everybody,
 * reads them. None of a sample, whose children are invented.
 */
export function exposedChildren(dir: string): { file: string; message: string }[] {
  if (existsSync(join(dir, 'service', demoFile))) return [];
  const files = namingChildren(dir);
  const [remote] = files.length > 0 ? git(dir, 'remote') : [];
  if (remote === undefined) return [];
  // What is new goes with the next commit, unless it is ignored.
  const sent = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
  return files
    .filter((file) => git(dir, ...sent, file).length > 0)
    .map((file) => ({
      file: join(basename(dir), file),
      message: `names children, and goes to "${remote}" with the repository; a folder that PRIVATE_DIR names keeps it out (docs/operating.md)`,
    }));
}
