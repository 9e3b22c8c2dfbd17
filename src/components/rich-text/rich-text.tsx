import { chakra } from '#chakra';
import { proseRecipe } from './prose.recipe';

const Prose = chakra('div', proseRecipe);

export interface RichTextProps {
  /** HTML that has already been cleaned: Markdown at build, or the sanitiser in the browser. */
  html: string;
  size?: 'md' | 'sm' | 'compact';
}

/** Running text with headings, lists and links, set for reading. */
export function RichText({ html, size }: RichTextProps) {
  return <Prose size={size} dangerouslySetInnerHTML={{ __html: html }} />;
}
