import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumFlags, chromiumHelp, findChromium } from '../../find-chromium';
import { type CdpPipe, connectPipe } from './cdp-pipe';

/** A machine without a screen has no mouse; pages are told of one, as Playwright's browsers are. */
const aMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** A browser of its own for the time of the work. Throws, with advice, where there is none. */
export async function withPipe<T>(work: (pipe: CdpPipe) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumHelp);
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const args = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, aMouse];
  const browser = spawn(executablePath, [...args, ...chromiumFlags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => browser.once('exit', () => done()));
  const pipe = connectPipe(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  try {
    return await work(pipe);
  } finally {
    await pipe
      .session()('Browser.close')
      .catch(() => browser.kill());
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
