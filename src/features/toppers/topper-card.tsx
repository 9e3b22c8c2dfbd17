import { Box, chakra, Heading } from '#chakra';
import type { ReactNode } from 'react';
import { Lines } from '../../components/lines/lines';
import { RemotePicture } from '../../components/picture/remote-picture';
import { ScoreRing } from '../../components/score-ring/score-ring';
import { imageUrl } from '../../lib/http/file-url';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';
import { cardRecipe } from '../../components/card/card.recipe';
import { ringOf } from './toppers.results';
import type { Topper } from './toppers.schema';

const Sheet = chakra('article', cardRecipe);

/** Text instead of a figure. */
const LongResult = chakra('span', {
  base: { px: 1, fontSize: 'xs', lineHeight: 'snug', textAlign: 'center', lineClamp: 3 },
});

export interface TopperCardLayoutProps {
  photo: ReactNode;
  ring: ReactNode;
  name: ReactNode;
  /** The stream, or the class of those who have none. */
  stream: ReactNode;
  tone?: 'plain' | 'quiet';
}

/** The sheet that toppers, their loading and their empty states share: all of one height. */
export function TopperCardLayout({ photo, ring, name, stream, tone }: TopperCardLayoutProps) {
  return (
    <Sheet tone={tone} h="full">
      <Box bg={tone === 'quiet' ? undefined : 'brand.soft'}>{photo}</Box>
      <Box position="relative" px={{ base: 4, md: 5 }} pb={5}>
        <Box
          position="absolute"
          right={4}
          top="-52px"
          p="5px"
          borderRadius="50%"
          bg={tone === 'quiet' ? 'bg' : 'surface'}
        >
          {ring}
        </Box>
        <Heading as="h4" textStyle="h4" pt="48px">
          <Lines as="span" count={2} alignContent="end">
            {name}
          </Lines>
        </Heading>
        <Lines count={1} color="ink.muted" lineHeight="snug" mt={1}>
          {stream}
        </Lines>
      </Box>
    </Sheet>
  );
}

export interface ScoreBadgeProps {
  /** The result in words: '98.5%'. */
  text: string;
  /** The score of the ring, in per cent. */
  percent?: number | undefined;
  quiet?: boolean;
}

/** The result in its ring. */
export function ScoreBadge({ text, percent, quiet }: ScoreBadgeProps) {
  return (
    <ScoreRing percent={percent} size={88} quiet={quiet}>
      <Box
        display="grid"
        placeItems="center"
        w="full"
        h="full"
        bg={quiet ? 'bg' : 'surface'}
        textStyle="figure"
        fontSize={text.length > 5 ? 'sm' : 'lg'}
        color={quiet ? undefined : 'brand'}
      >
        {text.length > 8 ? <LongResult>{text}</LongResult> : text}
      </Box>
    </ScoreRing>
  );
}

/** One topper of the front page: portrait, score on a ring, name and stream. */
export function TopperCard({ topper }: { topper: Topper }) {
  const { name, photo, result, stream, lang } = topper;
  return (
    <TopperCardLayout
      photo={
        <RemotePicture
          srcFor={photo ? (width) => imageUrl(photo, { width }) : undefined}
          alt=""
          ratio={[1, 1]}
          widths={[160, 320, 480]}
          sizes="(min-width: 993px) 280px, (min-width: 768px) 31vw, (min-width: 481px) 45vw, 92vw"
        />
      }
      ring={<ScoreBadge text={result} percent={ringOf(topper)} />}
      name={<span {...inLanguage(lang)}>{name}</span>}
      stream={
        stream ? <span {...inGuessedLanguage(stream)}>{stream}</span> : `Class ${topper.class}`
      }
    />
  );
}
