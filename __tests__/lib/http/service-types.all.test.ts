/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('holds the types of the description as it is now (npx openapi-typescript, see CONTRIBUTING)', () => {
  const generated = execFileSync(
    process.execPath,
    ['node_modules/openapi-typescript/bin/cli.js', 'src/content-service/openapi.yaml'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  expect(generated).toContain('"/api/news/all/{code}": {');
  expect(readFileSync('src/lib/http/service-types.ts', 'utf8').trim()).toBe(generated.trim());
});
