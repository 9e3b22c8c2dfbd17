import type { Decorator } from '@storybook/react-vite';
import { Container } from '../../src/components/section/container';

/** The room that a page gives to its view. */
export const inPage: Decorator = (Story) => (
  <Container py="10">
    <Story />
  </Container>
);
