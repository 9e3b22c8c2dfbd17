import { screen } from '@testing-library/react';
import { HomeRegistration } from '../../../src/features/registration/home-registration';
import { registrationRecords } from '../../../stories/features/registration/registration.examples';
import { registrationHandlers } from '../../../stories/handlers/registration';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

it('leads to the registration that is open', async () => {
  server.use(...registrationHandlers());
  renderLive(<HomeRegistration />);
  expect(
    await screen.findByRole('link', {
      name: /^Register online.+Online registration for session 2027-2028 is open$/,
    }),
  ).toHaveAttribute('href', 'https://registration.deodarhill.example/2027');
});

it('adds the scheme that an address was sent without', async () => {
  const [first] = registrationRecords;
  server.use(...registrationHandlers({ items: [{ ...first!, url: 'school.example/register' }] }));
  renderLive(<HomeRegistration />);
  const link = await screen.findByRole('link', { name: /^Register online/ });
  expect(link).toHaveAttribute('href', 'https://school.example/register');
});

it('shows every one that is open', async () => {
  const [first] = registrationRecords;
  const second = { ...first!, _id: 'second', title: 'Class XI' };
  server.use(...registrationHandlers({ items: [first!, second] }));
  renderLive(<HomeRegistration />);
  expect(await screen.findByText('Class XI')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('says the language of its title, and of what its link is for', async () => {
  const [first] = registrationRecords;
  server.use(...registrationHandlers({ items: [{ ...first!, title: 'प्रवेश आरंभ' }] }));
  renderLive(<HomeRegistration />);
  expect(await screen.findByText('प्रवेश आरंभ')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText(': प्रवेश आरंभ')).toHaveAttribute('lang', 'hi');
});

it('renders a handful of a thousand', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({
    ...registrationRecords[0]!,
    _id: `${index}`,
  }));
  server.use(...registrationHandlers({ items }));
  renderLive(<HomeRegistration />);
  await screen.findAllByRole('link', { name: /^Register online/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

it.each([
  ['none is open', { items: [] }],
  ['the call fails', { status: 500 }],
])('leads to the admission page when %s', async (_name, reply) => {
  server.use(...registrationHandlers(reply));
  renderLive(<HomeRegistration />);
  expect(await screen.findByRole('link', { name: 'How to apply' })).toHaveAttribute(
    'href',
    '/Criteria',
  );
});
