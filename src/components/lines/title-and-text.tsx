import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { wordsRecipe } from './lines.recipe';
import { inLanguage } from '../../lib/language/in-language';

const Words = chakra('div', wordsRecipe);

export interface TitleAndTextProps {
  title: ReactNode;
  text: ReactNode;
  /** The language of both, where that is not the page's. */
  lang?: string | undefined;
}

/** The words of a card, three lines and two at most, always of one height: cards of a row stay even. */
export function TitleAndText({ title, text, lang }: TitleAndTextProps) {
  return (
    <Words {...inLanguage(lang)}>
      <h3>{title}</h3>
      <p>{text}</p>
    </Words>
  );
}
