const ownProps = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled', 'colorPalette']);

/**
 * Whether an element may carry a prop. The package that this stands for lists every attribute of
 * HTML; here TypeScript has checked the attributes already, and style properties are sorted out
 * before this is asked.
 */
export default function isPropValid(prop: string): boolean {
  return !ownProps.has(prop);
}
