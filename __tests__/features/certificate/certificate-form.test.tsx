import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { certificateCall } from '../../../src/features/certificate/certificate.download';
import {
  certificateExample,
  certificatePath,
} from '../../../stories/features/certificate/certificate.examples';
import { CertificateForm } from '../../../src/features/certificate/certificate-form';
import { certificateHandlers } from '../../../stories/handlers/certificate';
import { addressOf } from '../../../stories/handlers/reply';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
const view = <CertificateForm phone="+91 00000 00000" email="office@deodarhill.example" />;
const admission = () => screen.getByLabelText('Admission No.');
const name = () => screen.getByLabelText('Student Full Name');
const button = () => screen.getByRole('button');
const errorLine = () => screen.getByRole('alert');

/** Names of the files that the browser was asked to save. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  Object.assign(URL, {
    createObjectURL: () => 'blob:http://localhost/1',
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

async function fillAndPress(user: ReturnType<typeof userEvent.setup>) {
  await user.type(admission(), certificateExample.admission);
  await user.type(name(), certificateExample.name);
  await user.click(button());
}

/** A service that does not answer; `requests` are those that came, with what became of them. */
function silentService() {
  const requests: { body: unknown; cancelled: boolean }[] = [];
  server.use(
    http.post(addressOf(certificateCall), async ({ request }) => {
      const entry = { body: await request.json(), cancelled: false };
      requests.push(entry);
      await new Promise<void>((resolve) =>
        request.signal.addEventListener('abort', () => {
          entry.cancelled = true;
          resolve();
        }),
      );
      return HttpResponse.json({ data: certificatePath });
    }),
  );
  return requests;
}

it('asks for both fields in one line that belongs to both', async () => {
  const user = userEvent.setup();
  renderLive(view);
  expect(button()).toHaveTextContent('View Details');
  await user.type(admission(), '2014/0312');
  await user.type(name(), '  ');
  await user.click(button());
  await waitFor(() => expect(errorLine()).toHaveTextContent('Please fill in all fields'));
  expect(admission()).toHaveAccessibleDescription(/Please fill in all fields$/);
  expect(name()).toHaveAccessibleDescription(/Please fill in all fields$/);
  expect(admission()).not.toHaveAttribute('aria-invalid');
  expect(name()).toBeInvalid();
  expect(name()).toHaveFocus();
});

it('clears the error line when either field is edited', async () => {
  const user = userEvent.setup();
  renderLive(view);
  for (const field of [admission, name]) {
    await user.clear(admission());
    await user.clear(name());
    await user.click(button());
    await waitFor(() => expect(errorLine()).not.toBeEmptyDOMElement());
    await user.type(field(), '1');
    expect(errorLine()).toBeEmptyDOMElement();
    expect(admission()).not.toHaveAttribute('aria-invalid');
    expect(name()).not.toHaveAttribute('aria-invalid');
  }
});

it('shows the running request on the button and asks once', async () => {
  const requests = silentService();
  const user = userEvent.setup();
  renderLive(view);
  await fillAndPress(user);
  await waitFor(() => expect(button()).toHaveTextContent('Looking it up…'));
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.dblClick(button());
  await user.type(name(), '{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toEqual({
    name: certificateExample.name,
    admission: certificateExample.admission,
  });
});

it('cancels the request when the visitor leaves', async () => {
  const requests = silentService();
  const user = userEvent.setup();
  const { unmount, logged } = renderLive(view);
  await fillAndPress(user);
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  await waitFor(() => expect(requests[0]?.cancelled).toBe(true));
  expect(saved).toEqual([]);
  expect(logged).toEqual([]);
});

it('saves the certificate and says so until something is edited', async () => {
  server.use(...certificateHandlers());
  const user = userEvent.setup();
  renderLive(view);
  await fillAndPress(user);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('saved as tc.pdf'));
  expect(saved).toEqual(['tc.pdf']);
  expect(errorLine()).toBeEmptyDOMElement();
  expect(button()).not.toHaveAttribute('aria-disabled');
  await user.type(name(), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['no path comes', { path: null }, 'Invalid response from the server.'],
  ['the file is gone', { file: { status: 404 } }, 'Failed to fetch the file. Status: 404'],
  [
    'the file is of another kind',
    { file: { bytes: new TextEncoder().encode('<html>'), type: 'application/pdf' } },
    'Unsupported file type received',
  ],
  [
    'the pupil is not found',
    { status: 404 },
    'No certificate was found for this number and name. .* ask the school office: .+',
  ],
  [
    'the connection breaks',
    { fail: 'network' as const },
    'Failed to process your request. Please try again later.',
  ],
])('says what went wrong when %s, and lets the visitor try again', async (_case, reply, words) => {
  server.use(...certificateHandlers(reply));
  const user = userEvent.setup();
  const { logged } = renderLive(view);
  await fillAndPress(user);
  await waitFor(() => expect(errorLine()).toHaveTextContent(new RegExp(`^${words}$`)));
  expect(name()).toHaveValue(certificateExample.name);
  expect(saved).toEqual([]);
  expect(logged.join()).not.toContain('Devansh');
  server.resetHandlers(...certificateHandlers());
  await user.click(button());
  await waitFor(() => expect(saved).toEqual(['tc.pdf']));
  expect(errorLine()).toBeEmptyDOMElement();
});

it('is a form of HTML where there are no scripts', () => {
  const html = renderToString(view);
  const built = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  expect(built.querySelector('noscript')?.textContent).toContain(
    'you can also call +91 00000 00000 or write to office@deodarhill.example.',
  );
  expect(built.querySelector('form')?.getAttribute('action')).toBe('/api/tc/DHS');
});
