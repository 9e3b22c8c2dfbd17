import type { SiteRoute } from '../shots/site-routes';

/** A page of either side or both. */
export interface PlannedPage {
  path: string;
  before?: SiteRoute;
  after?: SiteRoute;
}

/** What the tests of the pages look at: both sites are served meanwhile. */
export interface Plan {
  /** Which two states are compared. */
  title: string;
  origins: { before: string; after: string };
  pages: PlannedPage[];
  /** Of the windows, in pixels. */
  widths: number[];
  /** Where the report goes. */
  out: string;
  /** A folder for pictures of before. */
  scratch: string;
}

const variable = 'REVIEW_PLAN';

/** The environment that hands a plan to the tests. */
export const environmentOf = (plan: Plan) => ({ ...process.env, [variable]: JSON.stringify(plan) });

/** The plan that was handed over. */
export const readPlan = (): Plan => JSON.parse(process.env[variable] ?? '{}') as Plan;

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
    .map((path) => {
      const [old, fresh] = [before, after].map((side) => side.find((route) => route.path === path));
      return { path, ...(old && { before: old }), ...(fresh && { after: fresh }) };
    });
}
