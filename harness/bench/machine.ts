import type { Browser } from '@playwright/test';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

/** The machine in plain words: what its numbers depend on, and nothing that names it. */
export interface Machine {
  cores: number;
  memory: string;
  system: string;
  node: string;
  browser: string;
  /** How busy it was at the start: processes that wanted a core. */
  load: number;
}

/** Describes the machine that measures. */
export function describeMachine(browser: Browser): Machine {
  return {
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    system: `${platform()} ${arch()}`,
    node: process.version,
    browser: `Chromium ${browser.version()}`,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
