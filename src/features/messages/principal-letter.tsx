import { Box, chakra, Grid, Text } from '#chakra';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button-link';
import type { TeaserProps } from '../shared/live-carousel';
import { portraitSheetRecipe, pullQuoteRecipe } from './letter.recipe';

const PortraitSheet = chakra('div', portraitSheetRecipe);
const PullQuote = chakra('blockquote', pullQuoteRecipe);

export interface PrincipalLetterProps extends TeaserProps {
  /** The section's heading. */
  heading: ReactNode;
  portrait: ReactNode;
  quote: ReactNode;
  name: ReactNode;
  /** What the person is: Principal. */
  office: ReactNode;
}

/** A portrait beside the beginning of the letter, its signature, and a link. */
export function PrincipalLetter(props: PrincipalLetterProps) {
  const { heading, portrait, quote, name, office, alone = false } = props;
  return (
    <Grid
      columnGap={{ md: 12, lg: 20 }}
      rowGap={10}
      alignItems="center"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: '220px minmax(0, 1fr)',
        lg: '300px minmax(0, 1fr)',
      }}
    >
      <PortraitSheet>
        <div className="portrait">{portrait}</div>
      </PortraitSheet>
      <Box position="relative" isolation="isolate" minW="0">
        {heading}
        <PullQuote mt={{ base: 6, md: 8 }}>{quote}</PullQuote>
        <Grid
          mt={{ base: 6, md: 8 }}
          pt={5}
          borderTop="hairline"
          gap={5}
          alignItems="center"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        >
          <Box lineHeight="snug" minH="2.6lh">
            <Text textStyle="h4">{name}</Text>
            <Text color="ink.muted">{office}</Text>
          </Box>
          {alone ? null : (
            <Box>
              <ButtonLink to="/PrincipalMessage" variant="outline">
                Read the message
              </ButtonLink>
            </Box>
          )}
        </Grid>
      </Box>
    </Grid>
  );
}
