/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { factories, type Props, rulesOfBoth } from './chakra/support/both-ways';

interface Recipe {
  base?: object;
  variants?: Record<string, Record<string, object>>;
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && ('base' in value || 'variants' in value);

/** What a component gives for a variant whose values are named 'true' and 'false'. */
const given = (value: string) => (/^(true|false)$/.test(value) ? value === 'true' : value);

/** Every combination of a recipe's variants, those that are left out among them. */
function combinations({ variants = {} }: Recipe): Props[] {
  return Object.entries(variants).reduce<Props[]>(
    (sets, [name, values]) =>
      sets.flatMap((set) => [
        set,
        ...Object.keys(values).map((value) => ({ ...set, [name]: given(value) })),
      ]),
    [{}],
  );
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.recipe.ts'),
);

it('finds the recipes', () => expect(files.length).toBeGreaterThan(20));

const isOf = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const widths = new Set(['base', 'sm', 'md', 'lg', 'xl']);

/** Properties that have a value at every width, which others at wide ones replace and do not add to. */
function lostIn(base: unknown, look: unknown): string[] {
  if (!isOf(base) || !isOf(look)) return [];
  return Object.keys(look).flatMap((key) => {
    const [before, after] = [base[key], look[key]];
    const isByWidth = isOf(after) && Object.keys(after).every((width) => widths.has(width));
    if (!isByWidth) return lostIn(before, after);
    return before !== undefined && !isOf(before) && !('base' in after) ? [key] : [];
  });
}

it.each(files)('keeps what holds on a phone in each variant of %s', async (file) => {
  const module = (await import(`../../src/${file}`)) as Record<string, unknown>;
  for (const { base, variants = {} } of Object.values(module).filter(isRecipe)) {
    const looks = Object.values(variants).flatMap((values) => Object.values(values));
    expect(looks.flatMap((look) => lostIn(base, look))).toEqual([]);
  }
});

it.each(files)('gives each look of %s the rule that Chakra gives it', async (file) => {
  const module = (await import(`../../src/${file}`)) as Record<string, unknown>;
  for (const [name, recipe] of Object.entries(module)) {
    if (!isRecipe(recipe)) continue;
    const [real, site] = [factories.chakra('div', recipe), factories.site('div', recipe)];
    for (const props of combinations(recipe)) {
      const rules = rulesOfBoth(real, site, props);
      expect({ name, props, rule: rules.site }).toEqual({ name, props, rule: rules.chakra });
      if (recipe.base) expect(rules.site).toContain('.X');
    }
  }
});
