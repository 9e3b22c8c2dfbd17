import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mode } from '../shots/browser';
import type { SiteRoute } from '../shots/site-routes';
import { withTempFolder } from '../temp-folder';
import type { PageFacts } from './facts';

/** A page of either side or both. */
export interface PlannedPage {
  path: string;
  before: SiteRoute | undefined;
  after: SiteRoute | undefined;
}

/** What the tests of the pages look at: the sites are served meanwhile. */
export interface Plan {
  /** Which states are compared, or what is shown. */
  title: string;
  /** Without the first, pages are shown as they are. */
  origins: { before?: string; after: string };
  pages: PlannedPage[];
  /** Of the windows, in pixels. */
  widths: number[];
  /** The colour modes that pages are shown in. */
  modes: readonly Mode[];
  /** Where the report goes. */
  out: string;
  /** A folder for pictures of before, and what was found. */
  scratch: string;
}

const variable = 'REVIEW_PLAN';

/** The plan that was handed over. */
export const readPlan = (): Plan => JSON.parse(process.env[variable] ?? '{}') as Plan;

const factsFile = ({ scratch }: Plan, path: string) =>
  join(scratch, `${encodeURIComponent(path)}.json`);

/** Keeps what was found of a page. */
export const writeFacts = (facts: PageFacts): void =>
  writeFileSync(factsFile(readPlan(), facts.path), JSON.stringify(facts));

/**
 * Runs the tests of a plan, with Playwright's report in `out`; gives what they found. A page that differs fails
 * its test, and that is no failure of the review. Throws when a page could not be looked at.
 */
export const runPlan = (planned: Omit<Plan, 'scratch'>): Promise<PageFacts[]> =>
  withTempFolder((scratch) => {
    const plan = { ...planned, out: resolve(planned.out), scratch };
    const config = 'harness/review/playwright.config.ts';
    spawnSync('node_modules/.bin/playwright', ['test', '-c', config], {
      stdio: 'inherit',
      env: { ...process.env, [variable]: JSON.stringify(plan) },
    });
    const paths = plan.pages.map(({ path }) => path);
    const missing = paths.filter((path) => !existsSync(factsFile(plan, path)));
    if (missing.length > 0) throw new Error(`Not looked at in two tries: ${missing.join(', ')}`);
    console.log(`Pages: ${join(planned.out, 'index.html')}`);
    return paths.map(
      (path) => JSON.parse(readFileSync(factsFile(plan, path), 'utf8')) as PageFacts,
    );
  });

const on = (side: readonly SiteRoute[], path: string) => side.find((route) => route.path === path);

/** The pages of both sides by address, those that are wanted; all where no address is named. */
export function planPages(
  before: readonly SiteRoute[],
  after: readonly SiteRoute[],
  wanted: readonly string[],
): PlannedPage[] {
  const all = [...new Set([...before, ...after].map(({ path }) => path))];
  const unknown = wanted.filter((path) => !all.includes(path));
  if (unknown.length > 0) throw new Error(`Neither side has ${unknown.join(', ')}.`);
  return all
    .filter((path) => wanted.length === 0 || wanted.includes(path))
    .sort((a, b) => a.localeCompare(b))
    .map((path) => ({ path, before: on(before, path), after: on(after, path) }));
}
