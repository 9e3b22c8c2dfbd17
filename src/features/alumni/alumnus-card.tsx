import { Box, Heading, Text } from '#chakra';
import { Chip } from '../../components/chip/chip';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import type { Alumnus } from './alumni.schema';

/** A former student: portrait with the batch, name, occupation, and a quotation. */
export function AlumnusCard({ alumnus }: { alumnus: Alumnus }) {
  const { photo, name, designation, batch, title } = alumnus;
  return (
    <article>
      <Box
        position="relative"
        borderRadius="card"
        overflow="hidden"
        border="hairline"
        bg="brand.soft"
      >
        <RemotePicture
          srcFor={photo ? (width) => imageUrl(photo, { width }) : undefined}
          alt="Portrait"
          ratio={[4, 5]}
          widths={[240, 360, 560]}
          sizes="(min-width: 64em) 280px, (min-width: 48em) 32vw, 50vw"
        />
        {batch ? (
          <Box position="absolute" insetInline={3} bottom={3}>
            <Chip tone="accent" whiteSpace="normal">
              {batch}
            </Chip>
          </Box>
        ) : null}
      </Box>
      <Heading as="h2" textStyle="h3" mt={4}>
        <span {...inGuessedLanguage(name)}>{name}</span>
      </Heading>
      {designation ? (
        <Text>
          <span {...inGuessedLanguage(designation)}>{designation}</span>
        </Text>
      ) : null}
      {title ? (
        <Text
          {...inGuessedLanguage(title)}
          mt={3}
          ps={3}
          borderInlineStart="3px solid {colors.accent}"
          color="ink.muted"
        >
          {title}
        </Text>
      ) : null}
    </article>
  );
}
