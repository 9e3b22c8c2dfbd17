/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHere } from '../../support/run-here';

const guide = readFileSync('docs/editors/import.md', 'utf8');

it('has a picture in each recipe', () => {
  const recipes = guide.split(/^## /m).filter((part) => /^ *npx school import /m.test(part));
  const pictures = recipes.map((part) => /!\[[^\]]+\]\((import-\w+\.webp)\)/.exec(part)?.[1]);
  expect(recipes.length).toBeGreaterThan(9);
  expect(pictures.filter((name) => !name || !existsSync(join('docs/editors', name)))).toEqual([]);
});

it('names the options that there are', async () => {
  const { output } = await runHere(['import', '--help']);
  const named = new Set(guide.match(/--[a-z]+(?:-[a-z]+)*/g));
  expect([...named].filter((option) => !output.includes(`${option} `))).toEqual([]);
});
