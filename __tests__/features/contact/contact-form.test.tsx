import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CONTACT_DRAFT_KEY } from '../../../src/features/contact/contact.draft';
import { contactExample } from '../../../stories/features/contact/contact.examples';
import { HONEYPOT_FIELD } from '../../../src/features/contact/contact.schema';
import { contactCall } from '../../../src/features/contact/contact.send';
import { ContactForm } from '../../../src/features/contact/contact-form';
import { configureClient } from '../../../src/lib/http/client-config';
import { IslandRoot } from '../../../src/islands/island-root';
import { hydrate } from '../../../src/islands/root';
import { startIsland } from '../../../src/islands/start-island';
import { contactHandlers } from '../../../stories/handlers/contact';
import { addressOf } from '../../../stories/handlers/reply';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const view = <ContactForm phone="+91 00000 00000" email="office@deodarhill.example" />;
const labels = {
  name: 'Full Name',
  phone: 'Mobile No.',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
} as const;
const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);
const names = Object.keys(labels) as (keyof typeof labels)[];
const button = () => screen.getByRole('button', { name: /^Send/ });
const alertArea = () => screen.getByRole('alert');

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const name of names) {
    await user.click(field(name));
    await user.paste(contactExample[name]);
  }
}

/** Counts the messages that arrive; the service answers when `release` is called. */
function heldService() {
  const arrived: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(addressOf(contactCall), async ({ request }) => {
      arrived.push(await request.json());
      await held;
      return HttpResponse.json({ ok: true }, { status: 201 });
    }),
  );
  return { arrived, release: () => release() };
}

it('asks for five things with labels that a browser can fill in', () => {
  renderLive(view);
  expect(names.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
    'name',
    'tel',
    'email',
    null,
    null,
  ]);
  for (const [name, manner] of [
    ['phone', 'tel'],
    ['email', 'email'],
  ] as const) {
    expect(field(name)).toHaveAttribute('type', manner);
    expect(field(name)).toHaveAttribute('inputmode', manner);
  }
  expect(button()).toHaveTextContent('Send Now');
});

it('names each missing field in its own words and takes the visitor to the first', async () => {
  const user = userEvent.setup();
  renderLive(view);
  await user.type(field('name'), '   ');
  await user.click(button());
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect(names.map((name) => field(name))).toEqual(
    names.map((name) => expect.objectContaining({ ariaInvalid: 'true', name }) as unknown),
  );
  expect(field('name')).toHaveAccessibleDescription('Name is required.');
  expect(field('phone')).toHaveAccessibleDescription('Phone Number is required.');
  expect(field('email')).toHaveAccessibleDescription('Email is required.');
  expect(field('subject')).toHaveAccessibleDescription('Subject is required.');
  expect(field('message')).toHaveAccessibleDescription('Message is required.');
});

it('clears the error of the field that is edited, and no other', async () => {
  const user = userEvent.setup();
  renderLive(view);
  await user.click(button());
  await screen.findByText('Subject is required.');
  await user.type(field('subject'), 'A');
  expect(screen.queryByText('Subject is required.')).not.toBeInTheDocument();
  expect(field('subject')).not.toHaveAttribute('aria-invalid');
  expect(screen.getAllByText(/ is required\.$/)).toHaveLength(4);
});

it('finds an address that is none, and leads to it past the fields that are right', async () => {
  const user = userEvent.setup();
  renderLive(view);
  await fill(user);
  await user.clear(field('email'));
  await user.type(field('email'), 'ritika@school');
  await user.click(button());
  expect(await screen.findByText('Email is not valid.')).toBeVisible();
  expect(field('email')).toHaveFocus();
  expect(screen.queryByText(/ is required\.$/)).not.toBeInTheDocument();
});

it('thanks below the form when the message is sent, and empties the form', async () => {
  server.use(...contactHandlers());
  const user = userEvent.setup();
  renderLive(view);
  await fill(user);
  expect(window.sessionStorage.getItem(CONTACT_DRAFT_KEY)).toContain('Semwal');
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent('Your message has been sent'));
  expect(screen.getByRole('form')).not.toContainElement(alertArea());
  for (const name of names) expect(field(name)).toHaveValue('');
  expect(window.sessionStorage.getItem(CONTACT_DRAFT_KEY)).toBeNull();
  await user.type(field('name'), 'A');
  expect(alertArea()).toBeEmptyDOMElement();
});

it('sends exactly the five fields, once, however often it is pressed', async () => {
  const { arrived, release } = heldService();
  const user = userEvent.setup();
  renderLive(view);
  await fill(user);
  await user.dblClick(button());
  await user.type(field('subject'), '{Enter}');
  await waitFor(() => expect(button()).toHaveTextContent('Sending…'));
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(field('message')).toHaveAttribute('readonly');
  await user.click(button());
  release();
  await waitFor(() => expect(alertArea()).toHaveTextContent('has been sent'));
  await user.click(button());
  expect(alertArea()).toHaveTextContent('has been sent');
  expect(screen.queryByText(/ is required\.$/)).not.toBeInTheDocument();
  const five = Object.fromEntries(names.map((name) => [name, contactExample[name]]));
  expect(arrived).toEqual([{ ...five, seconds: expect.any(Number) as unknown }]);
});

it.each([
  ['an error of the service', { status: 500 }, 'could not be sent just now'],
  ['a broken connection', { fail: 'network' as const }, 'could not be sent just now'],
  ['too many messages', { status: 429 }, 'was not sent, because many came from here'],
  ['a message that is too long', { status: 413 }, 'was not sent, because it is too long'],
])('keeps the text and gives the phone number after %s', async (_name, reply, words) => {
  server.use(...contactHandlers(reply));
  const user = userEvent.setup();
  const { logged } = renderLive(view);
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent(words));
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  for (const name of names) expect(field(name)).toHaveValue(contactExample[name]);
  expect(logged.join()).not.toContain('Semwal');
  expect(button()).toHaveTextContent('Send Now');
});

it('says how long to wait where the service says so', async () => {
  server.use(
    http.post(addressOf(contactCall), () =>
      HttpResponse.json({ error: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '90' } }),
    ),
  );
  const user = userEvent.setup();
  renderLive(view);
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent('Please try again in 2 minutes.'));
});

it('shows what the service finds wrong at its field', async () => {
  server.use(...contactHandlers({ status: 422 }));
  const user = userEvent.setup();
  renderLive(view);
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription('Email is not valid.'));
  expect(field('email')).toHaveFocus();
  expect(alertArea()).toBeEmptyDOMElement();
});

it('brings the unsent message back after a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = renderLive(view);
  await user.type(field('message'), 'When is the school open?');
  unmount();
  renderLive(view);
  expect(field('message')).toHaveValue('When is the school open?');
});

it('says that the device is offline before anything is sent', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const online = () => screen.getAllByRole('status')[0];
  renderLive(view);
  expect(online()).toHaveTextContent('You are offline.');
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(online()).toBeEmptyDOMElement();
});

it('leaves it to the service what a robot wrote, and hides its field from people', async () => {
  const { arrived, release } = heldService();
  release();
  const user = userEvent.setup();
  renderLive(view);
  const trap = document.querySelector(`input[name=${HONEYPOT_FIELD}]`);
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('aria-hidden', 'true');
  fireEvent.change(trap as Element, { target: { value: 'https://elsewhere.example' } });
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent('has been sent'));
  expect(arrived).toEqual([
    expect.objectContaining({ [HONEYPOT_FIELD]: 'https://elsewhere.example' }),
  ]);
});

it('asks an admission enquiry for class and year, filled in as its address says', async () => {
  const { arrived, release } = heldService();
  release();
  const user = userEvent.setup();
  renderLive(view, '/ContactUs?subject=admission&class=Nursery&year=2027-2028');
  expect(field('subject')).toHaveValue('Admission');
  expect(screen.getByLabelText('Class to join')).toBeVisible();
  expect(screen.getByLabelText('Year of joining')).not.toBeRequired();
  await user.clear(field('subject'));
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent('has been sent'));
  expect(arrived).toEqual([
    expect.objectContaining({ childClass: 'Nursery', childYear: '2027-2028' }),
  ]);
});

it('offers a copy where the school does, and asks for it once', async () => {
  const { arrived, release } = heldService();
  release();
  const user = userEvent.setup();
  renderLive(<ContactForm phone="+91 00000 00000" email="office@deodarhill.example" copies />);
  const box = screen.getByRole('checkbox', { name: 'Send me a copy by e-mail' });
  expect(box).not.toBeChecked();
  await fill(user);
  await user.click(box);
  await user.click(button());
  await waitFor(() => expect(alertArea()).toHaveTextContent('A copy of it can’t be sent'));
  expect(arrived).toEqual([expect.objectContaining({ copy: true })]);
  expect(box).not.toBeChecked();
});

describe('on a computer that many people use', () => {
  const hour = 3_600_000;
  /** Lets time pass for the page; `renderLive` has stopped it. */
  const goOn = (ms: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  };
  afterEach(() => jest.useRealTimers());

  it('says what is kept, and forgets it when it is asked to', async () => {
    const user = userEvent.setup();
    renderLive(view);
    expect(screen.getByText(/is kept in this tab for an hour/)).toBeVisible();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Forget what I wrote' }));
    for (const name of names) expect(field(name)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
    expect(screen.getByText('What you wrote has been removed from this device.')).toHaveRole(
      'status',
    );
    await user.type(field('name'), 'A');
    expect(screen.queryByText(/has been removed/)).not.toBeInTheDocument();
  });

  it('keeps nothing in the storage that outlives the tab', async () => {
    renderLive(view);
    fireEvent.change(field('name'), { target: { value: 'Ritika' } });
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['is left open', () => jest.advanceTimersByTime(60_000)],
    ['comes back from the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is empty an hour after the last key when the page %s', async (_case, happen) => {
    jest.useFakeTimers();
    renderLive(view);
    fireEvent.change(field('message'), { target: { value: 'A complaint' } });
    goOn(hour - 1);
    await act(async () => happen());
    expect(field('message')).toHaveValue('A complaint');
    goOn(1);
    await act(async () => happen());
    expect(field('message')).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['an hour old', hour],
    ['of a clock that was set back since', -1000],
  ])(
    'brings no draft back that is %s, nor what the browser put into the fields',
    async (_case, age) => {
      jest.useFakeTimers();
      const { unmount } = renderLive(view);
      fireEvent.change(field('message'), { target: { value: 'A complaint' } });
      unmount();
      goOn(age);
      render(view);
      expect(field('message')).toHaveValue('');
      expect(window.sessionStorage).toHaveLength(0);
    },
  );
});

describe('before its scripts arrive', () => {
  const page = view;

  it('is a form of HTML, which the browser checks and sends to the service', () => {
    const built = new DOMParser().parseFromString(`<body>${renderToString(page)}`, 'text/html');
    expect(built.querySelector('noscript')?.textContent).toContain(
      'The form works without them; you can also call +91 00000 00000 or write to office@deodarhill.example.',
    );
    const form = built.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/form/DHS/contact');
    expect(form?.method).toBe('post');
    expect(form?.noValidate).toBe(false);
    expect(names.map((name) => form?.elements.namedItem(name))).toEqual(
      names.map((name) => expect.objectContaining({ name, required: true }) as unknown),
    );
    expect(form?.querySelector('button')?.type).toBe('submit');
  });

  it('gives phone and e-mail instead where the service of another host would not answer with a page', () => {
    configureClient({ baseUrl: 'https://provider.example' });
    const built = new DOMParser().parseFromString(`<body>${renderToString(page)}`, 'text/html');
    configureClient({});
    expect(built.querySelector('noscript')?.textContent).toContain(
      'Please call +91 00000 00000 or write to office@deodarhill.example.',
    );
    expect(built.querySelector('form')?.getAttribute('action')).toBeNull();
  });

  it('keeps what was typed by then', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const early = place.querySelector<HTMLTextAreaElement>('textarea');
    if (early) early.value = 'Typed on a slow phone';
    const root = await act(async () => hydrateRoot(place, page));
    expect(field('message')).toHaveValue('Typed on a slow phone');
    expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
    expect(sessionStorage.getItem(CONTACT_DRAFT_KEY)).toContain('Typed on a slow phone');
    act(() => root.unmount());
    place.remove();
  });

  it('sends what was typed by then when the button was pressed as well', async () => {
    const { arrived, release } = heldService();
    release();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<IslandRoot isBuilt>{page}</IslandRoot>);
    for (const name of names)
      fireEvent.change(field(name), { target: { value: contactExample[name] } });
    // What the boot script of the page does with a press that comes too early.
    Object.assign(button(), { pendingClick: true });
    // As the site does it: what React finds changed, it then renders after the page's effects.
    const load = async () => (element: HTMLElement) => hydrate(() => page, element);
    void startIsland(place, { hydrateOn: 'interaction', load });
    await waitFor(() => expect(alertArea()).toHaveTextContent('has been sent'));
    expect(arrived).toEqual([expect.objectContaining({ message: contactExample.message })]);
    place.remove();
  });
});
