declare global {
  interface Window {
    /** What went wrong in this page so far, in words. */
    problems: string[];
  }
}

/** Where the pages under test send what went wrong. */
export const reportPath = '/__test/problem';
export const scriptPath = '/__test/report-problems.js';

/**
 * Runs in the page before everything else: stops its clock, and notes errors and warnings of the
 * console, thrown errors and what the policy refused. WebDriver tells of none of these in WebKit.
 */
function reportProblems(now: number, path: string): void {
  window.problems = [];
  // WebKit gives up the worker's script as its page is left; one that does not come is seen on its way.
  const givenUp = /^Reading offline is not possible here\. \w+: Script \S+\/sw\.js load failed$/;
  const note = (text: string) => {
    if (givenUp.test(text)) return;
    window.problems.push(text);
    navigator.sendBeacon(path, text);
  };
  const { error, warn } = console;
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '));
    error.apply(console, words);
  };
  console.warn = (...words: unknown[]) => {
    note(words.map(String).join(' '));
    warn.apply(console, words);
  };
  // Files that do not come are seen on their way (`site.ts`); of those that are given up as the
  // page is left, some browsers tell here too.
  addEventListener('error', ({ message }) => note(`thrown: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit reports its own fading between pages when a page is left early.
    if (!/AbortError: Skipping view transition/.test(String(reason))) {
      note(`rejected: ${String(reason)}`);
    }
  });
  addEventListener('securitypolicyviolation', (event) =>
    note(
      `refused by the policy: ${event.effectiveDirective} ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}:${event.columnNumber} ${event.sample})`,
    ),
  );
  window.Date = new Proxy(Date, {
    construct: (target, args: unknown[], self) =>
      Reflect.construct(target, args.length > 0 ? args : [now], self) as Date,
    apply: (target) => new target(now).toString(),
    get: (target, key) =>
      key === 'now' ? () => now : (Reflect.get(target, key, target) as unknown),
  });
}

/** The script that every page under test runs first. */
export const reportScript = (instant: string) =>
  `(${String(reportProblems)})(${Date.parse(instant)}, ${JSON.stringify(reportPath)});`;
