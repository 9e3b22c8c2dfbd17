import { Box } from '#chakra';
import type { Decorator } from '@storybook/react-vite';

/** Room below a bar for what opens out of it. */
export const tallCanvas: Decorator = (Story) => (
  <Box minH="720px">
    <Story />
  </Box>
);
