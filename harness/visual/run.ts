import { platform } from 'node:os';
import { openBrowser } from '../shots/browser';
import { serveFolder } from '../shots/folder-server';
import { eachIn } from '../shots/workers';
import type { Baselines } from './baselines';
import { screens, ways } from './modes';
import { startReport } from './report-files';
import type { Run, Shot } from './shot';
import { chooseStories, isNamed, readStories } from './stories';
import { openStories } from './story-window';
import { takeStory } from './take-story';

/** What a run compares. */
export interface RunOptions {
  /** The built workshop. */
  workshop: string;
  baselines: Baselines;
  /** The folder of the approved pictures. */
  folder: string;
  /** The folder of the report. */
  report: string;
  /** Stories, titles or rooms; all when empty. */
  only: readonly string[];
  /** The ids of those that come into question at all; all without it. */
  reached?: ReadonlySet<string> | undefined;
  /** Compares as with another browser, even where it is the same. */
  loose?: boolean;
  /** Leaves what was approved out of account. */
  fresh?: boolean;
  workers?: number;
}

/** The browser that pictures are taken with, as it is written beside them: version and system. */
export async function browserName(): Promise<string> {
  const browser = await openBrowser();
  const name = `Chromium ${browser.version()} on ${platform()} ${process.arch}`;
  await browser.close();
  return name;
}

/** Pictures that were approved of stories which are no more. */
function removedShots({ baselines, only }: RunOptions, known: ReadonlySet<string>): Shot[] {
  return [...baselines.pictures.keys()].flatMap((key): Shot[] => {
    const [id = '', name = ''] = key.split(' ');
    const way = ways.find((one) => one === name);
    const title = id.split('--')[0] ?? id;
    const meant = only.length === 0 || only.some((word) => isNamed({ id, title }, word));
    if (!way || known.has(id) || !meant) return [];
    return [{ id, title, name: id.split('--')[1] ?? '', way, verdict: 'removed' }];
  });
}

const isDoubtful = ({ verdict }: Shot) => ['broken', 'unsteady', 'changed'].includes(verdict);
const isChanged = ({ verdict }: Shot) => verdict === 'changed';

// With so many that stood still at a second look, the next is no accident.
const manyChanges = 20;

// How many new browsers are asked about what differs.
const newLooks = 3;

/** Takes the stories in all ways and compares each picture with the approved one. */
export async function runVisual(options: RunOptions): Promise<Run> {
  const { workshop, folder, report, only, reached, fresh = false, workers = 2 } = options;
  const started = performance.now();
  const browser = await browserName();
  const approvedWith = options.baselines.browser;
  const baselines = fresh ? { browser: '', pictures: new Map() } : options.baselines;
  const loosely = options.loose === true || (baselines.browser !== '' && browser !== approvedWith);
  const all = readStories(workshop);
  const stories = chooseStories(all, only).filter(
    ({ id, pictured }) => pictured && (reached?.has(id) ?? true),
  );
  startReport(report);
  const server = await serveFolder(workshop);
  const shots: Shot[] = [];
  const isCertain = () => shots.filter(isChanged).length >= manyChanges;
  try {
    await eachIn(
      stories,
      (context) => openStories(context, server.origin),
      async (story, first, renew) => {
        const bench = { baselines, folder, report, loosely, isCertain };
        let window = first;
        for (const screen of screens) {
          let taken = await takeStory(window, story, screen, bench);
          // The browser may be at fault, which hangs now and then, or draws the edges of scaled pictures
          // one way or the other: what new ones show too counts.
          for (let tries = 0; tries < newLooks; tries += 1) {
            if (!taken.some(isDoubtful) || isCertain()) break;
            window = await renew();
            taken = await takeStory(window, story, screen, bench);
          }
          shots.push(...taken);
        }
      },
      { workers, serviceWorkers: 'allow', renewAfter: 60, what: 'stories' },
    );
  } finally {
    await server.close();
  }
  const known = new Set(all.map(({ id }) => id));
  shots.push(...removedShots({ ...options, baselines }, known));
  const place = new Map(all.map(({ id }, index) => [id, index]));
  const order = ({ id, way }: Shot) => (place.get(id) ?? all.length) * 10 + ways.indexOf(way);
  shots.sort((a, b) => order(a) - order(b));
  const seconds = Math.round((performance.now() - started) / 1000);
  return { browser, approvedWith, loose: loosely, fresh, seconds, shots };
}
