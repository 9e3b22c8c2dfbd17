import { type ChildProcess, spawn } from 'node:child_process';
import { folderVariables, requireContent, requirePlainPath } from '../content/content-dir';
import { withDevelopCache } from '../generator/develop-cache';
import { runCommand } from '../terminal/command';
import { endTogether } from './end-together';

const start = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

/**
 * Live reload with the content service beside it: Gatsby on 8000 sends `/api` on to the service.
 * Both stop together, and the status is that of the first to end.
 */
async function develop(gatsbyArgs: string[]): Promise<void> {
  const servicePort = process.env.SERVICE_PORT ?? '9000';
  const children = [
    start('node_modules/.bin/tsx', ['src/content-service/main.ts', '--without-site'], {
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

void runCommand({
  help: {
    name: 'npm run develop',
    takes: '[options of `gatsby develop`]',
    about: `Shows the site at http://localhost:8000 and each change as soon as it is saved, with the content
service beside it; drafts too, marked. Ctrl+C stops both.`,
    options: [['--port N', 'another port for the pages (8000)']],
    environment: [folderVariables[0], ['SERVICE_PORT', 'the port of the content service (9000)']],
    fails: 'the pages or the content service could not start',
  },
  read: (args) => {
    requirePlainPath();
    requireContent();
    return args;
  },
  run: (args) => withDevelopCache(() => develop(args)),
});
