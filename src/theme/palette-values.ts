import { samplePalette, type Palette } from './palette';
import { semanticColours } from './semantic-colours';
import { tokenColours } from './token-colours';

/** The two colour modes. */
export type ColourMode = 'light' | 'dark';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a dotted path of nested tokens; undefined where there is none. */
function at(group: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isGroup(part) ? part[key] : part), group);
}

/** The names of all semantic colours, in the theme's order: 'bg', 'surface', 'surface.sunken'. */
export const colourNames: string[] = Object.entries(semanticColours(samplePalette)).flatMap(
  ([name, steps]) =>
    Object.keys(steps).map((step) => (step === 'DEFAULT' ? name : `${name}.${step}`)),
);

/** What the semantic colours of a palette are, '#RRGGBB'. It throws for a name that the theme does not have. */
export function coloursOf(palette: Palette): (mode: ColourMode, name: string) => string {
  const colours = tokenColours(palette);
  const semantic = semanticColours(palette);
  /** Follows '{colors.paper.50}' to '#FBF9F4'; other values are returned as they are. */
  function followed(value: unknown): string {
    const name = /^\{colors\.(.+)\}$/.exec(String(value))?.[1];
    return name ? followed(at(colours, `${name}.value`)) : String(value);
  }
  return (mode, name) => {
    if (!colourNames.includes(name)) throw new Error(`The theme has no colour "${name}".`);
    const [group = '', step = 'DEFAULT'] = name.split('.');
    return followed(at(semantic, `${group}.${step}.value._${mode}`));
  };
}
