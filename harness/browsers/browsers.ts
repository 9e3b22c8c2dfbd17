import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The browsers that the site is tried in beside Chromium, in which all other tests run. */
export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Where a program may stand: its path, or its name in PATH; the first that is there is taken. */
type Candidates = readonly (string | undefined)[];

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

const programs: Record<'firefox' | 'webkitDriver' | 'miniBrowser' | 'display', Candidates> = {
  firefox: [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'],
  webkitDriver: ['WebKitWebDriver'],
  miniBrowser: [
    process.env.MINIBROWSER_PATH,
    `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ],
  display: ['Xvfb'],
};

type Program = keyof typeof programs;

/** What each browser needs, and the packages of Debian that bring it. */
const needs: Record<BrowserName, Partial<Record<Program, string>>> = {
  firefox: { firefox: 'firefox-esr' },
  webkit: { webkitDriver: 'webkit2gtk-driver', miniBrowser: 'webkit2gtk-driver', display: 'xvfb' },
};

function findProgram(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs[program]
    .filter((name) => name !== undefined)
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

/** The path of a program; throws a sentence that says how to get it. */
export function programPath(program: Program): string {
  const path = findProgram(program);
  if (path) return path;
  throw new Error(`${program} was not found: see "How to run" in docs/testing.md.`);
}

/** What is missing for a browser, in one line with the command that installs it. */
export function missingFor(name: BrowserName): string | undefined {
  const missing = (Object.keys(needs[name]) as Program[]).filter((one) => !findProgram(one));
  if (missing.length === 0) return undefined;
  const wanted = [...new Set(missing.map((program) => needs[name][program]))];
  return `${name} cannot be tested without ${wanted.join(' and ')}. Run \`apt-get install ${wanted.join(' ')}\`.`;
}
