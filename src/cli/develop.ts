import { type ChildProcess, spawn } from 'node:child_process';
import { withDevelopCache } from '../build/develop-cache';
import { endTogether } from './end-together';

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
