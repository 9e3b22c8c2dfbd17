import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '../../../../src/components/layout/footer/site-footer';
import { siteExample } from '../site.examples';

const meta = {
  title: 'Layout/Footer/SiteFooter',
  component: SiteFooter,
  args: { site: siteExample },
  parameters: {
    docs: {
      description: {
        component:
          'The foot of every page: the school, quick links, how to reach it, where it is, the parents’ app, the affiliation and the day of the last change.',
      },
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns. */
export const Desktop: Story = { globals: { viewport: { value: 'xl' } } };

/** Two columns. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } } };

/** One below the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A name of eighty letters, and an address of mail that no line holds. */
export const LongName: Story = {
  args: {
    site: {
      ...siteExample,
      name: 'Arul Jothi “Vallalar” Boys’ & Girls’ Matriculation Higher Secondary School (No. 2)',
      email: 'headmaster.aruljothi.matriculation@school.example',
    },
  },
  globals: { viewport: { value: 'xl' } },
};
