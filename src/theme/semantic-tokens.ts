import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { brand } from './brand';
import { channelsOf } from './palette';
import { modes, semanticColours } from './semantic-colours';

const { palette } = brand;

/** Colours and shadows by what they are for. */
export const semanticTokens = defineSemanticTokens({
  colors: semanticColours(palette),
  shadows: {
    card: modes(
      `0 10px 30px -18px rgb(${channelsOf(palette.pine[900])} / 0.35)`,
      '0 10px 30px -18px rgb(0 0 0 / 0.7)',
    ),
    paper: modes(
      `0 24px 60px -24px rgb(${channelsOf(palette.shadow)} / 0.5)`,
      '0 24px 60px -24px rgb(0 0 0 / 0.8)',
    ),
  },
});
