/** @jest-environment node */
import Fastify from 'fastify';
import { statSync } from 'node:fs';
import { installErrors } from '../../src/content-service/server/errors';

it('logs an error of the disk without the path of the file', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  installErrors(app);
  app.get('/', async () => void statSync('/no/asha-menon.pdf'));
  const answer = await app.inject('/');
  await app.close();
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: 'Something went wrong here. Please try again later.' },
  ]);
  expect(lines.join('')).toContain('"reason":"ENOENT of stat"');
  expect(lines.join('')).not.toContain('asha-menon');
});
