/** @jest-environment node */
import { execFileSync } from 'node:child_process';

// The linter is an ES module, so it runs beside the tests and not in them.
const linter = `
  import { createConfig, lint } from '@redocly/openapi-core';
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: 'src/content-service/openapi.yaml', config });
  console.log(JSON.stringify(problems.map((one) => [one.message, one.location[0]?.pointer])));
`;

it('is a sound OpenAPI description', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', linter]);
  expect(JSON.parse(told.toString())).toEqual([]);
});
