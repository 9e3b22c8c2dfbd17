import { screen } from '@testing-library/react';
import { contactExample } from '../../../stories/features/contact/contact.examples';
import * as stories from '../../../stories/features/contact/contact-form.stories';
import { composeStories, startStories } from '../../support/stories';

const { Busy, Empty, Errors, Failed, Filled, Sent, TooLong, WrongAddress, WrongForTheService } =
  composeStories(stories);
startStories();

const message = () => screen.getByLabelText('Message');

it('is empty at first, and keeps what was typed yesterday', async () => {
  await Empty.run();
  expect(message()).toHaveValue('');
  await Filled.run();
  expect(message()).toHaveValue(contactExample.message);
});

it('leads to the first wrong field when nothing was typed', async () => {
  await Errors.run();
  expect(
    screen
      .getAllByRole('textbox')
      .filter((field) => field.matches(':invalid, [aria-invalid="true"]'))[0],
  ).toHaveFocus();
});

it.each([
  ['the form', WrongAddress],
  ['the service', WrongForTheService],
])('says at the field what %s finds wrong with it', async (_case, story) => {
  await story.run();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email is not valid\./);
});

it.each([
  ['the service fails', Failed],
  ['too many messages came', Busy],
  ['the message is too long', TooLong],
])('loses nothing when %s', async (_case, story) => {
  await story.run();
  expect(message()).toHaveValue(contactExample.message);
});

it('is empty again when the message was sent', async () => {
  await Sent.run();
  expect(message()).toHaveValue('');
});
