import { type ChildProcess, spawn } from 'node:child_process';
import { folderVariables, requireContent } from '../content/content-dir';
import { claimCaches } from '../generator/claim-caches';
import { runCommand } from '../terminal/command';

const start = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

/**
 * Live reload with the content service beside it: Gatsby on 8000 sends `/api` on to the service.
 * Both stop together, and the status is that of the first to end.
 */
async function develop(gatsbyArgs: string[]): Promise<void> {
  await claimCaches();
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
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  children.forEach((child) =>
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop();
    }),
  );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
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
    requireContent();
    return args;
  },
  run: develop,
});
