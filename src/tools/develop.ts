import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Live reload with the content service beside it: Gatsby on 8000 sends `/api` on to the service.
 * Both stop together.
 */
const servicePort = process.env.SERVICE_PORT ?? '9000';

const run = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run('node_modules/.bin/tsx', ['src/content-service/main.ts'], { PORT: servicePort }),
  run('node_modules/.bin/gatsby', ['develop', ...process.argv.slice(2)], {
    GATSBY_TELEMETRY_DISABLED: '1',
    CONTENT_SERVICE_PROXY: `http://localhost:${servicePort}`,
  }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
children.forEach((child) => child.on('exit', stop));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
