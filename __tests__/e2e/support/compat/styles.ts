import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { type CssNode, parse, walk } from 'css-tree';
import { type Floor, lacking } from './floor';

const { 'at-rules': atRules, properties, selectors, types } = bcd.css;

/** Words of values that are features of the property, or of the type of value. */
const wordOf = (property: Identifier | undefined, word: string): Identifier | undefined =>
  property?.[word] ?? property?.[word.replaceAll('-', '_')];

/**
 * What a stylesheet uses that the floor does not have, each once: at-rules, selectors, properties,
 * words and functions of values. Rules inside `@supports` are for those browsers that have it.
 */
export function newerInStyles(css: string, floor: Floor): string[] {
  const found = new Set<string>();
  const note = (name: string, feature: Identifier | undefined) => {
    if (lacking(feature, floor).length > 0) found.add(name);
  };
  const declared = (node: CssNode) => {
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
    const property = properties?.[node.property];
    note(node.property, property);
    walk(node.value, (part) => {
      if (part.type === 'Identifier') {
        note(`${node.property}: ${part.name}`, wordOf(property, part.name));
      } else if (part.type === 'Function') {
        note(`${part.name}()`, types?.[part.name] ?? wordOf(types?.color, part.name));
        note(`${node.property}: ${part.name}()`, wordOf(property, part.name));
      } else if (part.type === 'Dimension') note(part.unit, wordOf(types?.length, part.unit));
    });
  };
  const sheet = parse(css);
  walk(sheet, {
    visit: 'Atrule',
    enter: (node, item, list) => void (node.name === 'supports' && list.remove(item)),
  });
  walk(sheet, (node) => {
    if (node.type === 'Atrule') {
      const rule = atRules?.[node.name];
      note(`@${node.name}`, rule);
      if (!node.prelude) return;
      walk(node.prelude, (part) => {
        if (part.type === 'Feature') note(`@${node.name} (${part.name})`, rule?.[part.name]);
        else if (part.type === 'FeatureRange') note(`@${node.name} (<)`, rule?.range_syntax);
      });
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      note(`:${node.name}`, selectors?.[node.name]);
    } else if (node.type === 'NestingSelector') note('&', selectors?.nesting);
    else declared(node);
  });
  return [...found];
}
