import type { Result } from 'lighthouse';
import { createServer } from 'node:net';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from '../find-chromium';
import type { BenchRoute, BenchSite } from './bench-site';
import { blockingMsGoal, type Goal, shiftGoal } from './goals';
import { median, type Row } from './row';

/** What Lighthouse says of one visit; times in ms. */
export interface Visit {
  score: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What the largest picture or text is. */
  largest: string;
}

/** One page of every type. */
export const pageTypes = [
  '/',
  '/AboutUs',
  '/SchoolCalendar',
  '/FeeStructure',
  '/News',
  '/Gallery',
  '/ContactUs',
  '/Tc',
];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface ElementDetails {
  items?: { items?: { node?: { selector?: string; nodeLabel?: string } }[] }[];
}

function readVisit({ audits, categories }: Result): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['largest-contentful-paint-element']?.details as ElementDetails | undefined;
  const node = details?.items?.[0]?.items?.[0]?.node;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    largest: [node?.selector?.split(' > ').slice(-2).join(' > '), node?.nodeLabel?.slice(0, 40)]
      .filter(Boolean)
      .join(' '),
  };
}

/** A browser for Lighthouse alone: it wants to start its own pages. */
async function openForLighthouse(): Promise<{ browser: Browser; port: number }> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumHelp);
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

/** A trace of a busy machine now and then lacks its beginning; two in a row are a fault. */
async function visit(url: string): Promise<Visit> {
  return visitOnce(url).catch(() => visitOnce(url));
}

/** Lighthouse with its own mobile settings, performance only. */
async function visitOnce(url: string): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse');
  const { browser, port } = await openForLighthouse();
  try {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse could not read ${url}: ${run?.lhr.runtimeError?.message ?? ''}`);
    }
    return readVisit(run.lhr);
  } finally {
    await browser.close();
  }
}

interface Goals {
  score: Goal;
  paint?: Goal;
  /** Of the largest paint to the plain page's. */
  ratio?: Goal;
  blocking: Goal;
}

function goalsOf({ path, kind }: BenchRoute): Goals {
  if (path === '/') {
    return { score: { limit: 97 }, paint: { limit: 2000 }, blocking: blockingMsGoal };
  }
  if (kind !== 'static') return { score: { limit: 99 }, blocking: blockingMsGoal };
  return { score: { limit: 100 }, ratio: { limit: 1.05 }, blocking: { limit: 0 } };
}

function routeRows(route: BenchRoute, own: readonly Visit[], plain: readonly Visit[]): Row[] {
  const { path } = route;
  const goals = goalsOf(route);
  const middle = (visits: readonly Visit[], pick: (visit: Visit) => number) =>
    median(visits.map(pick));
  const lcp = middle(own, (visit) => visit.lcp);
  const group = 'Lighthouse, mobile';
  const note = own[0]?.largest;
  return [
    {
      group,
      name: `${path} score`,
      kind: 'score',
      value: middle(own, ({ score }) => score),
      ...goals.score,
      atLeast: true,
    },
    {
      group,
      name: `${path} largest paint`,
      kind: 'time',
      value: lcp,
      ...goals.paint,
      ...(note ? { note } : {}),
    },
    {
      group,
      name: `${path} largest paint to the plain page's`,
      kind: 'ratio',
      value: lcp / middle(plain, (visit) => visit.lcp),
      ...goals.ratio,
    },
    {
      group,
      name: `${path} blocking time`,
      kind: 'time',
      value: middle(own, ({ tbt }) => tbt),
      ...goals.blocking,
    },
    {
      group,
      name: `${path} layout shift`,
      kind: 'shift',
      value: Math.max(...own.map(({ cls }) => cls)),
      ...shiftGoal,
    },
  ];
}

/** Lighthouse's medians for one page of every type, each beside its plain page in turn. */
export async function lighthouseRows(
  site: BenchSite,
  runs: number,
  tell: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of site.routes.filter(({ path }) => pageTypes.includes(path))) {
    const own: Visit[] = [];
    const plain: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await visit(site.origin + route.visit));
      plain.push(await visit(site.plain(route.path)));
    }
    tell(`lighthouse ${route.path}`);
    rows.push(...routeRows(route, own, plain));
  }
  return rows;
}
