/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('holds the types of the description as it is now (harness/service-types.ts, see CONTRIBUTING)', () => {
  const generated = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'harness/service-types.ts'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  expect(generated).toContain('"/api/news/all/{code}": components["schemas"]["News"][];');
  expect(readFileSync('src/lib/http/service-types.ts', 'utf8').trim()).toBe(generated.trim());
});
