import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField, type TextFieldProps } from '../../../src/components/form/text-field';

function show(props: Partial<TextFieldProps> = {}) {
  const onChange = jest.fn<void, [string]>();
  render(
    <>
      <TextField label="Full Name" name="name" value="" onChange={onChange} {...props} />
      <p id="line">Please fill in all fields</p>
    </>,
  );
  return onChange;
}

it('ties its label, its help, its error and a shared error line to the field', () => {
  show({ help: 'As in the register.', error: 'Name is required.', errorLine: 'line' });
  const field = screen.getByLabelText('Full Name');
  expect(field).toHaveAccessibleDescription(
    'As in the register. Name is required. Please fill in all fields',
  );
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
});

it('says an error in words beside an icon, not by colour alone', () => {
  show({ error: 'Name is required.' });
  const words = screen.getByText('Name is required.');
  expect(words.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('can be wrong without words of its own', () => {
  show({ invalid: true });
  expect(screen.getByLabelText('Full Name')).toBeInvalid();
  expect(screen.getByLabelText('Full Name')).not.toHaveAttribute('aria-describedby');
});

it('has several lines where it is given rows', () => {
  show({ rows: 6, readOnly: true });
  const field = screen.getByLabelText('Full Name');
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveAttribute('rows', '6');
  expect(field).toHaveAttribute('readonly');
});

it('hands on what is typed', async () => {
  const onChange = show();
  await userEvent.type(screen.getByLabelText('Full Name'), 'R');
  expect(onChange).toHaveBeenCalledWith('R');
});
