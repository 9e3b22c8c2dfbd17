import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { islandHost } from '../../src/islands/render';
import type { PressedButton } from '../../src/islands/pending-clicks';
import { preserveInput } from '../../src/islands/preserve-input';
import { hydrate } from '../../src/islands/root';
import { startIsland } from '../../src/islands/start-island';

const forms = {
  contact: () => import('../../src/features/contact/contact-form'),
  certificate: () => import('../../src/features/certificate/certificate-form'),
};
const props = { phone: '05264-234567', email: 'office@example.org' };

beforeEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
  // Its updates come from events of the page and not of a test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  // React says of each text that it was rewritten.
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

/** The built form with its texts rewritten, as translators of browsers do it, and what starts it. */
async function translated(name: keyof typeof forms) {
  const { default: Form } = await forms[name]();
  const element = document.createElement('div');
  element.dataset.props = JSON.stringify(props);
  element.innerHTML = islandHost().render('contact-form', <Form {...props} />, '').html;
  for (const label of element.querySelectorAll('label, button')) {
    label.innerHTML = `<font><font>‹${label.textContent}›</font></font>`;
  }
  document.body.append(element);
  const Component = Form as ComponentType<object>;
  return (meanwhile?: () => void) => {
    const load = async () => async (island: HTMLElement) => {
      const live = hydrate(Component, island, { carry: preserveInput });
      meanwhile?.();
      await live;
    };
    return startIsland(element, { hydrateOn: 'interaction', load });
  };
}

const contactFields = {
  'Full Name': 'Asha Rawat',
  'Mobile No.': '9876543210',
  Email: 'asha@example.org',
  Subject: 'Bus',
  Message: 'From which stop?\nThank you.',
};

const builtField = (label: string) => screen.getByLabelText<HTMLInputElement>(`‹${label}›`);

it.each([
  ['contact', contactFields],
  ['certificate', { 'Admission No.': '1204', 'Student Full Name': 'Asha Rawat' }],
] as const)('keeps what was typed and the focus in the %s form', async (name, fields) => {
  const start = await translated(name);
  const built = screen.getByRole('form');
  for (const [label, value] of Object.entries(fields)) {
    const field = builtField(label);
    field.focus();
    field.value = value;
  }
  await start();
  // React has rendered it anew.
  expect(built.isConnected).toBe(false);
  for (const [label, value] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  const [last = ''] = Object.keys(fields).slice(-1);
  expect(screen.getByLabelText(last)).toHaveFocus();
  // The form itself knows the words: they outlive its next render.
  fireEvent.change(screen.getByLabelText(last), { target: { value: 'Else' } });
  const [[first, typed] = []] = Object.entries(fields);
  expect(screen.getByLabelText(first ?? '')).toHaveValue(typed);
});

it('keeps what is typed while React renders, and leaves a focus alone that was given up', async () => {
  const start = await translated('contact');
  builtField('Full Name').focus();
  const started = start();
  const field = builtField('Subject');
  field.focus();
  field.value = 'Bus';
  field.blur();
  await started;
  expect(field.isConnected).toBe(false);
  expect(screen.getByLabelText('Subject')).toHaveValue('Bus');
  expect(document.body).toHaveFocus();
});

it('keeps the focus on a field that is reached while React renders: it does so at once then', async () => {
  const start = await translated('contact');
  const field = builtField('Subject');
  await start(() => {
    builtField('Full Name').focus();
    field.focus();
  });
  expect(field.isConnected).toBe(false);
  expect(screen.getByLabelText('Subject')).toHaveFocus();
});

it('repeats a press on a button that was replaced', async () => {
  const start = await translated('contact');
  screen.getByRole<PressedButton>('button', { name: '‹Send Now›' }).pendingClick = true;
  await start();
  await waitFor(() =>
    expect(screen.getByLabelText('Full Name')).toHaveAttribute('aria-invalid', 'true'),
  );
});
