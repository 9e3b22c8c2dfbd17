import { Box, chakra } from '#chakra';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { RemotePicture } from '../../components/picture/remote-picture';
import { RichText } from '../../components/rich-text/rich-text';
import { Skeleton } from '../../components/skeleton/skeleton';
import { imageUrl } from '../../lib/http/file-url';
import { listHeight } from '../shared/list-spacing';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';

/** Portrait beside the words on wide screens, above them on narrow ones. */
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { lg: 16 },
    rowGap: 8,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
    minH: listHeight,
  },
});

const Portrait = chakra('div', {
  base: {
    w: { base: '200px', md: '240px', lg: 'full' },
    position: { lg: 'sticky' },
    top: '96px',
    borderRadius: 'card',
    overflow: 'hidden',
    border: 'hairline',
    bg: 'brand.soft',
  },
});

const openingLarge = { '& > div > p:first-of-type': { textStyle: 'quote' } };

/** A greeting or a first thought may be set large; a first paragraph that goes on may not. */
function opensShortly(html: string): boolean {
  const opening = /^\s*<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1];
  return opening !== undefined && opening.length <= 240;
}

export interface MessageLetterProps {
  /** Safe HTML. */
  html: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  /** '' when it is not known. */
  name: string;
  role: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

/** A letter: portrait, an opening set large, the words, and who signs it. */
export function MessageLetter({ html, lang, name, role, photo }: MessageLetterProps) {
  return (
    <Sheet>
      <Portrait>
        <RemotePicture
          srcFor={photo ? (width) => imageUrl(photo, { width }) : undefined}
          alt={`Portrait of the ${role}`}
          ratio={[4, 5]}
          widths={[240, 480, 720]}
          sizes="(min-width: 64em) 320px, 240px"
          priority
        />
      </Portrait>
      <Box maxW="text" minW="0">
        <chakra.span
          aria-hidden="true"
          display="block"
          textStyle="figure"
          fontSize="5xl"
          color="accent.text"
          h="0.55em"
        >
          “
        </chakra.span>
        <Box {...inLanguage(lang)} css={opensShortly(html) ? openingLarge : undefined}>
          <RichText html={html} />
        </Box>
        <Box mt={10} pt={5} borderTop="hairline">
          {name ? (
            <chakra.p {...inGuessedLanguage(name)} textStyle="h3">
              {name}
            </chakra.p>
          ) : null}
          <chakra.p color="ink.muted">{role}</chakra.p>
        </Box>
      </Box>
    </Sheet>
  );
}

/** The skeleton of a letter. */
export function LetterLoading() {
  return (
    <Box aria-busy="true">
      <LoadingRegion within={listHeight}>
        <Sheet>
          <Portrait>
            <Skeleton aspectRatio="4 / 5" borderRadius="0" />
          </Portrait>
          <Box maxW="text">
            <Skeleton h="150px" mt={8} />
            {['100%', '96%', '99%', '92%', '97%', '60%'].map((width) => (
              <Skeleton key={width} h="17px" mt={4} w={width} />
            ))}
            <Skeleton h="64px" w="220px" mt={12} />
          </Box>
        </Sheet>
      </LoadingRegion>
    </Box>
  );
}
