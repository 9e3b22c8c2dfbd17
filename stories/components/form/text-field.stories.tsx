import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../../src/components/form/text-field';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Components/Form/TextField',
  component: TextField,
  decorators: [inPage],
  args: { label: 'Full Name', name: 'name', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A labelled field. Its help and its error are tied to it for assistive technology; an error is said in words beside an icon. With `rows` it is a text area.',
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** With what the visitor wrote. */
export const Filled: Story = { args: { value: 'Ritika Semwal' } };

/** With a line that says what is meant. */
export const WithHelp: Story = { args: { help: 'As in the school’s register.' } };

/** With what is wrong, once the visitor has left it. */
export const Wrong: Story = { args: { error: 'Name is required.' } };

/** Wrong with help: the help stays, because it tells how to put it right. */
export const WrongWithHelp: Story = {
  args: { help: 'As in the school’s register.', error: 'Name is required.' },
};

/** The words stand in a line that several fields share. */
export const WrongWithoutWords: Story = { args: { invalid: true } };

/** For a message. */
export const SeveralLines: Story = {
  args: { label: 'Message', rows: 6, value: 'When may we visit the school?' },
};

/** While the form is being sent. */
export const ReadOnly: Story = { args: { value: 'Ritika Semwal', readOnly: true } };
