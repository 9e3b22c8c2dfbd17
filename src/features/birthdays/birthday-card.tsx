import { Box, chakra, Flex } from '#chakra';
import type { ReactNode } from 'react';
import { RemotePicture } from '../../components/picture/remote-picture';
import { birthdayImageUrl } from '../../lib/http/file-url';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';
import type { Birthday } from './birthdays.schema';

/** The place of two lines and one, filled from the top on phones and around its middle beside a photo. */
const Words = chakra('div', {
  base: {
    minW: 0,
    w: 'full',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: { sm: 'center' },
    minH: 'calc({fontSizes.lg} * 2.5 + {fontSizes.md} * 1.45)',
    '& > h3': {
      textStyle: 'h3',
      fontSize: { base: 'lg', md: 'xl' },
      lineClamp: 2,
    },
    '& > p': { color: 'ink.muted', lineHeight: 'snug', lineClamp: 1 },
  },
});

export interface BirthdayCardLayoutProps {
  photo: ReactNode;
  name: ReactNode;
  /** The class. */
  grade: ReactNode;
  quiet?: boolean;
}

/** A photo in a round frame with the name: the sheet of children, loading and empty states. */
export function BirthdayCardLayout({ photo, name, grade, quiet = false }: BirthdayCardLayoutProps) {
  return (
    <Flex
      as="article"
      direction={{ base: 'column', sm: 'row' }}
      align="center"
      gap={{ base: 3, sm: 5 }}
      textAlign={{ base: 'center', sm: 'start' }}
      color={quiet ? 'ink.muted' : undefined}
    >
      <Box
        w={{ base: '96px', md: '120px' }}
        flexShrink={0}
        p="5px"
        borderRadius="50%"
        border="3px solid"
        borderColor={quiet ? 'line.control' : 'accent'}
        borderStyle={quiet ? 'dashed' : 'solid'}
      >
        <Box borderRadius="50%" overflow="hidden" bg="surface">
          {photo}
        </Box>
      </Box>
      <Words>
        <h3>{name}</h3>
        <p>{grade}</p>
      </Words>
    </Flex>
  );
}

/** Before a bare 'V A' stands the word; before 'Std. 5', 'Nursery B' or 'कक्षा 5' it would be one too many. */
const isNamed = /^(?:class|std|standard|grade|nur|pre|play|[lu]?kg)|^[^ -~]/i;

/** One of today's birthday children. */
export function BirthdayCard({ birthday }: { birthday: Birthday }) {
  const { name, class: grade, photo, lang } = birthday;
  return (
    <BirthdayCardLayout
      photo={
        <RemotePicture
          srcFor={photo ? (width) => birthdayImageUrl(photo, { width }) : undefined}
          alt=""
          ratio={[1, 1]}
          widths={[120, 240, 360]}
          sizes="120px"
        />
      }
      name={<span {...inLanguage(lang)}>{name}</span>}
      grade={
        !grade || isNamed.test(grade) ? (
          <span {...inGuessedLanguage(grade)}>{grade}</span>
        ) : (
          `Class ${grade}`
        )
      }
    />
  );
}
