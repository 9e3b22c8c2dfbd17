import type * as Chakra from '..';
import type { ComponentType } from 'react';
import { styled } from './factory';
import * as pieces from './pieces';

/*
 * `#chakra` of built pages: the names and types of `../index.ts`, without Chakra behind them. What a
 * component may use of Chakra is what stands here; the types are Chakra's own.
 */

const byTag = new Map<string, ComponentType<Record<string, unknown>>>();

/** `chakra('div', recipe)` and `chakra.div`. */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    const known = byTag.get(tag) ?? styled(tag as 'div');
    byTag.set(tag, known);
    return known;
  },
}) as unknown as typeof Chakra.chakra;

export const Box = pieces.Box as unknown as typeof Chakra.Box;
export const Flex = pieces.Flex as unknown as typeof Chakra.Flex;
export const Grid = pieces.Grid as unknown as typeof Chakra.Grid;
export const Heading = pieces.Heading as unknown as typeof Chakra.Heading;
export const Stack = pieces.Stack as unknown as typeof Chakra.Stack;
export const Text = pieces.Text as unknown as typeof Chakra.Text;
export const VisuallyHidden = pieces.VisuallyHidden as unknown as typeof Chakra.VisuallyHidden;

/** Recipes and rules are data; only their types need Chakra. */
export const defineRecipe = ((recipe: unknown) => recipe) as typeof Chakra.defineRecipe;
export const defineGlobalStyles = ((rules: unknown) => rules) as typeof Chakra.defineGlobalStyles;

export { GlobalRules } from './global-rules';
export type { HTMLChakraProps, RecipeVariantProps } from '..';
