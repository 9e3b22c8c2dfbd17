import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

/** The two colour modes. */
export type ColourMode = 'light' | 'dark';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a dotted path of nested tokens; undefined where there is none. */
function at(group: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isGroup(part) ? part[key] : part), group);
}

/** Follows '{colors.paper.50}' to '#FBF9F4'; other values are returned as they are. */
function followed(value: unknown): string {
  const name = /^\{colors\.(.+)\}$/.exec(String(value))?.[1];
  return name ? followed(at(tokens.colors, `${name}.value`)) : String(value);
}

/** The names of all semantic colours, in the theme's order: 'bg', 'surface', 'surface.sunken'. */
export const colourNames: string[] = Object.entries(semanticTokens.colors ?? {}).flatMap(
  ([name, steps]) =>
    Object.keys(steps).map((step) => (step === 'DEFAULT' ? name : `${name}.${step}`)),
);

/** What a semantic colour is in a mode, '#RRGGBB'. Throws for a name that the theme does not have. */
export function colourIn(mode: ColourMode, name: string): string {
  if (!colourNames.includes(name)) throw new Error(`The theme has no colour "${name}".`);
  const [group = '', step = 'DEFAULT'] = name.split('.');
  return followed(at(semanticTokens.colors, `${group}.${step}.value._${mode}`));
}
