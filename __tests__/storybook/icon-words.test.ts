/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentIcons } from '../../src/components/icon/icons';
import { iconNames } from '../../src/content/home.schema';
import { iconFamilies } from '../../stories/foundations/icon-words';

const source = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

const usedBySite = [...source.matchAll(/import (\w+) from 'lucide-react\/icons\//g)].map(
  ([, name = '']) => name,
);

it('says of every icon of the site what it tells, and of no other', () => {
  const said = Object.values(iconFamilies).flatMap((icons) => Object.keys(icons));
  expect(said.length).toBeGreaterThan(20);
  expect([...said].sort()).toEqual([...new Set(usedBySite)].sort());
});

it('has a drawing for every icon that an editor may name', () => {
  expect(Object.keys(contentIcons).sort()).toEqual([...iconNames].sort());
});
