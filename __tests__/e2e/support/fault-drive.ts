import { expect, type Page } from '@playwright/test';
import { brokenReplies, mixedLists, objectReply, type Fault } from '../../support/faults';
import { EXAMPLE_NOW } from '../../../src/lib/dates/example-today';
import { hurryAndCount, lookOver, standingIn } from './fault-in-page';

/** One way in which the calls of a page go wrong, and what the page shall show then. */
export interface FaultCase {
  name: string;
  /** The reply to a call whose good records are given. */
  reply: (good: readonly { _id: string }[]) => Fault | 'refused' | 'offline' | 'redirect';
  shows: 'records' | 'placeholder';
  /** What the page shows now, where it is not the page's own `records` or `placeholders`. */
  words?: readonly string[];
  /** True when the log must name the call that failed. */
  logged: boolean;
}

const list = (
  name: string,
  make: (good: readonly { _id: string }[]) => unknown[],
  shows: FaultCase['shows'] = 'records',
): FaultCase => ({
  name,
  shows,
  logged: false,
  reply: (good) => ({ name, body: JSON.stringify(make(good)) }),
});

const broken = (name: string, reply: ReturnType<FaultCase['reply']>): FaultCase => ({
  name,
  shows: 'placeholder',
  logged: true,
  reply: () => reply,
});

/** Faults without any record that can be shown: first, since a page keeps what it once had. */
export const brokenCases: readonly FaultCase[] = [
  ...[...brokenReplies, objectReply].map((fault) => broken(fault.name, fault)),
  broken('connection refused', 'refused'),
  broken('offline', 'offline'),
  broken('a redirect to another origin', 'redirect'),
  list('an empty list', () => [], 'placeholder'),
];

/** Faults among which the good records have to be shown. */
export const mixedCases: readonly FaultCase[] = [
  ...mixedLists([{ _id: '1' }]).map(({ name }) =>
    list(name, (good) => mixedLists(good).find((mixed) => mixed.name === name)?.records ?? []),
  ),
  list('duplicate ids', (good) => [...good, ...good].map((one) => ({ ...one, _id: 'same' }))),
  list('10,000 records', (good) =>
    Array.from({ length: 10_000 }, (_, index) => ({
      // The first of them over and over: copies of all would push each other off the first page.
      ...(good[index] ?? good[0]),
      _id: `${index}`,
    })),
  ),
];

/** A call of a page. */
interface FaultCall {
  /** Its path, as a pattern of addresses. */
  path: string;
  good: readonly { _id: string }[];
  /** What a sound reply holds; without it, the good records. */
  reply?: unknown;
}

/** A page under test: its calls with their good records, and words that it shows. */
export interface FaultPage {
  path: string;
  calls: readonly FaultCall[];
  /** Texts of good records. */
  records: readonly string[];
  /** What stands in their place when they can't be had. */
  placeholders: readonly string[];
  /** What stands there when there are none, where that is something else. */
  empty?: readonly string[];
  /**
   * What its built HTML shows, beside the lists that stand in it, when its calls fail; `undefined` where no
   * list stands there.
   */
  built?: readonly string[];
  /** What goes wrong with its calls; by default what goes wrong with lists. */
  cases?: readonly FaultCase[];
}

const ELSEWHERE = 'https://elsewhere.example/list';

/** Drives one open page through faults: every reply of its calls is as the present case says. */
export class FaultDrive {
  private readonly logged: string[] = [];
  private readonly thrown: string[] = [];
  private readonly elsewhere: string[] = [];
  private minutes = 0;
  /** The paths of the calls that the present case answered. */
  private readonly answered = new Set<string>();
  private now: FaultCase | undefined;
  /** What stands in the built page of its lists. */
  private standing: readonly string[] | undefined;
  /** The HTML of the built page. */
  private written = '';

  constructor(
    private readonly page: Page,
    private readonly subject: FaultPage,
    private readonly isBuilt: boolean,
  ) {}

  /** Takes over the clock and the calls; until `meet`, no call is answered. */
  async start(): Promise<void> {
    const { page } = this;
    page.on('pageerror', (error) => this.thrown.push(String(error)));
    page.on('console', (message) => this.logged.push(message.text()));
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname === 'elsewhere.example') this.elsewhere.push(request.url());
    });
    if (this.isBuilt && this.subject.built) {
      const html = await (await page.request.get(this.subject.path)).text();
      this.standing = [...(await page.evaluate(standingIn, html)), 'This is as of'];
      this.written = html;
    }
    await page.clock.setFixedTime(new Date(EXAMPLE_NOW));
    // After the clock, which brings timers of its own.
    await page.addInitScript(hurryAndCount);
    await page.route(/\/api\/image/, (route) => route.abort());
    for (const call of this.subject.calls) {
      await page.route(`**${call.path}`, async (route) => {
        if (!this.now) return;
        const reply = this.now.reply(call.good);
        if (reply === 'refused') await route.abort('connectionrefused');
        else if (reply === 'offline') await route.abort('internetdisconnected');
        else if (reply === 'redirect') {
          await route.fulfill({ status: 302, headers: { location: ELSEWHERE } });
        } else {
          const { body, status = 200, type = 'application/json' } = reply;
          await route.fulfill({ body, status, contentType: type });
        }
        this.answered.add(call.path);
      });
    }
  }

  /** What is wrong with the page as it meets a fault, in words; nothing when all is well. */
  async meet(fault: FaultCase): Promise<string[]> {
    this.now = fault;
    for (const list of [this.logged, this.thrown, this.elsewhere]) list.splice(0);
    this.answered.clear();
    if (this.minutes === 0) await this.page.goto(this.subject.path);
    else await this.lookAgain();
    this.minutes += 6;
    const { calls } = this.subject;
    let problems: string[] = [];
    await expect
      .poll(
        async () => {
          const unasked = calls.filter(({ path }) => !this.answered.has(path));
          problems = [
            ...unasked.map(({ path }) => `${path} is not asked for`),
            ...this.unlogged(),
            ...(await this.seen(fault)),
          ];
          return problems;
        },
        // Ten lists of 10,000 records come at once, on a machine that may be busy.
        { timeout: 90_000, intervals: [20, 30, 50, 100] },
      )
      .toEqual([])
      .catch(() => undefined);
    return [...problems, ...this.thrown, ...(fault.shows === 'records' ? this.elsewhere : [])].map(
      (problem) => `${fault.name}: ${problem}`,
    );
  }

  /**
   * Comes back to the page when its lists are old: they are asked for again. First the replies to
   * the case before have to be taken in: a list that is on its way is not asked for twice.
   */
  private async lookAgain(): Promise<void> {
    await this.page.waitForFunction(() => window.callsUnderWay === 0);
    const then = new Date(EXAMPLE_NOW).getTime() + this.minutes * 60_000;
    await this.page.clock.setFixedTime(new Date(then));
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  }

  private unlogged(): string[] {
    // Whether a list is still right is asked without a word.
    if (!this.now?.logged || this.standing) return [];
    return this.subject.calls
      .map(({ path }) => path.replace(/\*.*/, ''))
      .filter((path) => !this.logged.some((line) => line.includes(`(GET ${path}`)))
      .map((path) => `the log does not name ${path}`);
  }

  private async seen(fault: FaultCase): Promise<string[]> {
    const { records, placeholders, empty = placeholders, built = [] } = this.subject;
    if (this.standing && fault.logged) {
      // The school's own words may be those of a placeholder.
      const unwanted = placeholders.filter(
        (words) => !built.includes(words) && !this.written.includes(words),
      );
      return this.page.evaluate(lookOver, { wanted: [...this.standing, ...built], unwanted });
    }
    // A call that succeeds is not logged.
    const instead = fault.logged ? placeholders : empty;
    const [wanted, unwanted] =
      fault.shows === 'records'
        ? [fault.words ?? records, placeholders]
        : [fault.words ?? instead, records];
    return this.page.evaluate(lookOver, { wanted, unwanted });
  }
}
