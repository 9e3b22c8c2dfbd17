import { type ComponentType, createElement, type ElementType, forwardRef } from 'react';
import { classNameOf } from './class-name';
import { isStyleProp } from './style-props';

type Props = Record<string, unknown>;

/** A recipe as `defineRecipe` takes it. */
export interface Recipe {
  variants?: Record<string, unknown>;
}

/** What an element is dressed with, as it is written in a component. */
export interface WrittenStyle {
  recipe: Recipe;
  variants: Props;
  css: unknown;
  styles: Props;
}

type Collector = (className: string, written: WrittenStyle) => void;

let collect: Collector | undefined;

/** Lets the build hear of every style, once, when it first appears. Nobody listens in the browser. */
export function collectStyles(collector: Collector): void {
  collect = collector;
}

/** Attributes of SVG that have the name of a style property. */
const drawn: Record<string, string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  g: ['transform'],
};

/** Attributes that share their name with a style property, and so have another as a prop. */
const renamed: Record<string, string> = { htmlWidth: 'width', htmlHeight: 'height' };

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** What is given, and defaults where nothing is; `undefined` is nothing, as it is to Chakra. */
function withDefaults(defaults: Props, given: Props): Props {
  const props = { ...defaults };
  for (const name in given) if (given[name] !== undefined) props[name] = given[name];
  return props;
}

/**
 * Chakra's factory for built pages: every element gets one class, named by its style as it is
 * written (recipe, variants, `css`, style props), so that the browser resolves none. The rule for
 * it was written at build by Chakra's own system (`style-sheet.ts`).
 */
export function styled(
  tag: ElementType,
  recipe: Recipe = {},
  { defaultProps }: { defaultProps?: Props } = {},
): ComponentType<Props> {
  const variantNames = Object.keys(recipe.variants ?? {});
  const own = typeof tag === 'string' ? (drawn[tag] ?? []) : [];
  const classNames = new Map<string, string>();
  let recipeText: string | undefined;

  function nameOf(text: string, written: WrittenStyle): string {
    const known = classNames.get(text);
    if (known !== undefined) return known;
    recipeText ??= JSON.stringify(recipe);
    const bare = text === '' && recipeText === '{}';
    const name = bare ? '' : classNameOf(`${recipeText}${text}`);
    if (!bare) collect?.(name, written);
    classNames.set(text, name);
    return name;
  }

  return forwardRef<unknown, Props>(function Styled(given, ref) {
    const props = defaultProps ? withDefaults(defaultProps, given) : given;
    const attributes: Props = ref ? { ref } : {};
    const written: WrittenStyle = { recipe, variants: {}, css: props.css, styles: {} };
    let text = '';
    for (const name in props) {
      const value = props[name];
      if (value === undefined || name === 'as') continue;
      if (name === 'css') {
        text += `css:${textOf(value)};`;
      } else if (variantNames.includes(name)) {
        written.variants[name] = value;
        text += `.${name}:${textOf(value)};`;
      } else if (isStyleProp(name) && !own.includes(name)) {
        written.styles[name] = value;
        text += `${name}:${textOf(value)};`;
      } else {
        attributes[renamed[name] ?? name] = value;
      }
    }
    const name = nameOf(text, written);
    if (name) attributes.className = props.className ? `${String(props.className)} ${name}` : name;
    return createElement((props.as as ElementType | undefined) ?? tag, attributes);
  });
}
