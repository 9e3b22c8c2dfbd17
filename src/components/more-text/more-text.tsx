import { chakra } from '#chakra';
import { useId, useState } from 'react';
import { needsScripts } from '../../theme/needs-scripts';
import { linkRecipe } from '../link/link.recipe';
import { LinkedText } from './linked-text';
import { inLanguage } from '../../lib/language/in-language';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';

const Toggle = chakra('button', linkRecipe, { defaultProps: { type: 'button' } });

export interface MoreTextProps {
  /** Plain text; line breaks stay. */
  text: string;
  /** How many lines stand open at first. */
  lines?: number;
  /** From how many characters on the text is folded; below, a fold would hide a word or two. */
  foldFrom?: number;
  /** What the text belongs to, for those who hear the buttons one by one. */
  of?: string;
  /** The language of the text, where that is not the page's. */
  lang?: string | undefined;
}

/** Running text that is collapsed when it is long. */
export function MoreText({ text, lines = 4, foldFrom = 260, of, lang }: MoreTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folds = text.length > foldFrom;
  return (
    <>
      <chakra.p
        id={id}
        {...inLanguage(lang)}
        whiteSpace="pre-line"
        textWrap="pretty"
        lineClamp={folds && !open ? lines : undefined}
        css={{
          // Whole where nothing could unfold it.
          '@media (scripting: none)': { display: 'block' },
          // A link in what is folded is reached by keys, too.
          '&:focus-within': { display: 'block' },
        }}
        _print={{ display: 'block' }}
      >
        <LinkedText text={text} />
      </chakra.p>
      {folds ? (
        <Toggle
          variant="standalone"
          position="relative"
          aria-expanded={open}
          aria-controls={id}
          css={needsScripts}
          onClick={() => setOpen(!open)}
          mt={1}
        >
          {open ? 'Read less' : 'Read more'}
          {of ? (
            <chakra.span srOnly {...inGuessedLanguage(of)}>
              : {of}
            </chakra.span>
          ) : null}
        </Toggle>
      ) : null}
    </>
  );
}
