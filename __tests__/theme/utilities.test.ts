/** @jest-environment node */
import { defaultBaseConfig } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditions } from '../../src/theme/conditions';
import { utilities } from '../../src/theme/utilities';

const source = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'utilities.ts')
  .filter(({ parentPath }) => !/content-service|cli|src\/content/.test(parentPath))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

/** Names that stand where a style property stands: `mt={4}`, `mt: 4`. */
const used = (name: string) =>
  new RegExp(`(?:^|[\\s{(])${name}(?:=["{]|: ['"{\\d-])`, 'm').test(source);

const namesOf = (table: Record<string, { shorthand?: string | string[] }>) =>
  Object.entries(table).flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()]);

// Plain CSS and plain HTML know these names too, so that finding them says nothing.
const alsoPlain = new Set([
  'filter',
  'transform',
  'transition',
  'animation',
  'cursor',
  'opacity',
  'scale',
  'rotate',
  'translate',
  'invert',
  'contrast',
  'brightness',
  'blur',
  'aspectRatio',
  'borderStyle',
  'borderWidth',
  'scrollSnapType',
  'textDecoration',
  'backgroundSize',
  'backgroundPosition',
  'backgroundRepeat',
  'overscrollBehavior',
  'overscrollBehaviorX',
  'borderTopWidth',
  'borderBottomWidth',
  'borderInlineStartWidth',
  'mixBlendMode',
  'backdropFilter',
  'textShadow',
  'transitionProperty',
  'scrollbarWidth',
  'scrollbarGutter',
  'borderTopStyle',
  'borderSpacing',
  'debug',
  'backgroundClip',
  'ring',
  'listStylePosition',
]);

it('defines every short name and token property that the source uses', () => {
  const ours = new Set(namesOf(utilities as Record<string, { shorthand?: string[] }>));
  const theirs = namesOf(defaultBaseConfig.utilities as Record<string, { shorthand?: string[] }>);
  expect(theirs.filter((name) => !ours.has(name) && !alsoPlain.has(name) && used(name))).toEqual(
    [],
  );
});

it('defines every condition that the source uses', () => {
  const named = [...source.matchAll(/\b_([a-z][A-Za-z]+)(?==\{|: )/g)].map(([, name = '']) => name);
  const known = Object.keys(defaultBaseConfig.conditions ?? {});
  expect(
    [...new Set(named)].filter((name) => known.includes(name) && !(name in conditions)),
  ).toEqual([]);
});
