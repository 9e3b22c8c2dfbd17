import { screen } from '@testing-library/react';
import * as stories from '../../../stories/features/contact/plain-contact-form.stories';
import { composeStories, startStories } from '../../support/stories';

const { Default } = composeStories(stories);
startStories();

it('is a form that the browser checks and sends by itself', async () => {
  await Default.run();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Write to us' });
  expect(form).toHaveAttribute('action', 'https://forms.example/f/deodar-hill');
  expect(form).toHaveAttribute('method', 'post');
  expect(form.noValidate).toBe(false);
  expect(screen.getByRole('button', { name: 'Send Now' })).toHaveAttribute('type', 'submit');
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'phone',
    'email',
    'subject',
    'message',
  ]);
  for (const field of fields) expect(field).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});
