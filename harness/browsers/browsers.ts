import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The browsers that the site is tried in beside Chromium, in which all other tests run. */
export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** A program of a browser: its path or its name in PATH, the first that is there, and the package of Debian that brings it. */
const programs = {
  firefox: { places: [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'], from: 'firefox-esr' },
  webkitDriver: { places: ['WebKitWebDriver'], from: 'webkit2gtk-driver' },
  miniBrowser: {
    places: [
      process.env.MINIBROWSER_PATH,
      `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ],
    from: 'webkit2gtk-driver',
  },
  display: { places: ['Xvfb'], from: 'xvfb' },
};

type Program = keyof typeof programs;

const needs: Record<BrowserName, readonly Program[]> = {
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'miniBrowser', 'display'],
};

function findProgram(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const at = (name: string) =>
    isAbsolute(name) ? name : folders.map((folder) => join(folder, name));
  return programs[program].places.flatMap((name) => (name ? at(name) : [])).find(existsSync);
}

/** The path of a program; throws a sentence that says how to get it. */
export function programPath(program: Program): string {
  const path = findProgram(program);
  if (path) return path;
  throw new Error(`${program} was not found: see "How to run" in docs/testing.md.`);
}

/** What is missing for a browser, in one line with the command that installs it. */
export function missingFor(name: BrowserName): string | undefined {
  const missing = needs[name].filter((one) => !findProgram(one));
  if (missing.length === 0) return undefined;
  const wanted = [...new Set(missing.map((program) => programs[program].from))];
  return `${name} cannot be tested without ${wanted.join(' and ')}. Run \`apt-get install ${wanted.join(' ')}\`.`;
}
