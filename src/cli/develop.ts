import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { withDevelopCache } from '../build/develop-cache';

/**
 * Waits for processes of which none is of use without the others: when one ends, or this process is told
 * to, all are stopped. Gives the status of the first that ended by itself, as shells count: 128 and the
 * number of the signal that ended it. 0 where somebody has asked for the end.
 */
export function endTogether(children: readonly ChildProcess[]): Promise<number> {
  let status: number | undefined;
  const stop = (asked: number) => {
    status ??= asked;
    children.forEach((child) => child.kill('SIGTERM'));
  };
  const asked = () => stop(0);
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  const ends = children.map(
    (child) =>
      new Promise<void>((done) => {
        child.on('error', (error) => {
          console.error(error.message);
          stop(1);
          done();
        });
        child.on('exit', (code, signal) => {
          stop(code ?? 128 + (signal ? constants.signals[signal] : 0));
          done();
        });
      }),
  );
  return Promise.all(ends).then(() => {
    process.off('SIGINT', asked);
    process.off('SIGTERM', asked);
    return status ?? 0;
  });
}

const start = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

/**
 * Live reload with the content service beside it: Gatsby on 8000 sends `/api` on to the service.
 * Both stop together, and the status is that of the first to end.
 */
async function bothTogether(gatsbyArgs: readonly string[]): Promise<void> {
  const servicePort = process.env.SERVICE_PORT ?? '9000';
  const children = [
    start('node_modules/.bin/tsx', ['src/cli/school.ts', 'serve', '--without-site'], {
      PORT: servicePort,
      SHOW_DRAFTS: '1',
    }),
    start('node_modules/.bin/gatsby', ['develop', ...gatsbyArgs], {
      GATSBY_TELEMETRY_DISABLED: '1',
      CONTENT_SERVICE_PROXY: `http://localhost:${servicePort}`,
    }),
  ];
  process.exitCode = await endTogether(children);
}

/** Shows the site and its changes until it is told to stop, with a cache of its own. */
export const develop = (gatsbyArgs: readonly string[]): Promise<void> =>
  withDevelopCache(() => bothTogether(gatsbyArgs));
