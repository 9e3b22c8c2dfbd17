import { Box } from '#chakra';
import type { Decorator } from '@storybook/react-vite';

/** Space below a bar for its open menus. */
export const tallCanvas: Decorator = (Story) => (
  <Box minH="720px">
    <Story />
  </Box>
);
