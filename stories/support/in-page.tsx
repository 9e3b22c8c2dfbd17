import type { Decorator } from '@storybook/react-vite';
import { Container } from '../../src/components/section/container';

/** The container of a page. */
export const inPage: Decorator = (Story) => (
  <Container py="10">
    <Story />
  </Container>
);
