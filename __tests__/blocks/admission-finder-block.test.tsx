import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AdmissionFinderBlockView } from '../../src/blocks/admission-finder/admission-finder-block';
import { admissionFinderExamples } from '../../stories/blocks/admission-finder.examples';
import { renderBlocks } from '../support/render-blocks';

const { block } = admissionFinderExamples.school;

beforeEach(() => jest.useFakeTimers({ now: new Date('2027-04-01T00:30:00+05:30') }));
afterEach(() => jest.useRealTimers());

const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const leave = (label: string) => fireEvent.focusOut(screen.getByLabelText(label));
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('names the class of a date of birth, for the first session to come or the one that is chosen', () => {
  renderBlocks([block]);
  expect(screen.getByLabelText('Joining in the session')).toHaveValue('2028-2029');
  write('Date of birth', '2025-04-01');
  expect(statusTexts()[0]).toMatch(/For the session 2028-2029 the class is Playgroup/);
  fireEvent.change(screen.getByLabelText('Joining in the session'), {
    target: { value: '2029-2030' },
  });
  expect(statusTexts()[0]).toMatch(/For the session 2029-2030 the class is Nursery/);
  expect(screen.getByText('Forms are given out from 1 December.')).toBeVisible();
  expect(window.location.search).toBe('');
});

it('offers no session that is over, and names the class in large letters too', () => {
  renderBlocks([block]);
  const session = screen.getByLabelText<HTMLSelectElement>('Joining in the session');
  const offered = [...session.options].map(({ value }) => value);
  expect(block.sessions).toContain('2026-2027');
  expect(offered).toEqual(block.sessions.filter((one) => one > '2026-2027'));
  write('Date of birth', '2025-04-01');
  expect(screen.getByText('Playgroup', { selector: '[data-part=fits]' })).toBeVisible();
});

it('shows the way of older children to those alone', () => {
  renderBlocks([block]);
  write('Date of birth', '2025-04-01');
  expect(screen.queryByRole('link', { name: 'How older children join' })).toBeNull();
  write('Date of birth', '2015-04-01');
  expect(screen.getByRole('link', { name: 'How older children join' })).toBeVisible();
});

it('hands the class and the session on to the form for enquiries, and no date of birth', () => {
  renderBlocks([{ ...block, ask: '/ContactUs?subject=admission' }]);
  write('Date of birth', '2025-04-01');
  const link = screen.getByRole('link', { name: 'please ask the office' });
  const search = () => (link as HTMLAnchorElement).search;
  expect(search()).toBe('?subject=admission&year=2028-2029&class=Playgroup');
  write('Date of birth', '2015-04-01');
  expect(search()).toBe('?subject=admission&year=2028-2029');
});

it('adds nothing to another way of asking', () => {
  renderBlocks([{ ...block, ask: '/Timings' }]);
  write('Date of birth', '2025-04-01');
  expect(screen.getByRole('link', { name: 'please ask the office' })).toHaveAttribute(
    'href',
    '/Timings',
  );
});

it('opens streams with their combinations, and says which condition is missing', () => {
  renderBlocks([block]);
  write('Mathematics', '79');
  write('English', '80 %');
  expect(statusTexts()[1]).toMatch(
    /Science asks for .*79.5%, so 0.5% are still missing.* Commerce is open/,
  );
  expect(screen.getByText('Commerce 1: English, Accounts, Economics')).toBeVisible();
  expect(screen.getByText('Science 1: English, Mathematics, Physics')).not.toBeVisible();
  write('Mathematics', '80');
  expect(screen.getByText('Science 1: English, Mathematics, Physics')).toBeVisible();
});

it.each([
  ['Mathematics', '101', 'Please write per cent from 0 to 100, such as 84 or 79.5.'],
  ['English', 'A1', 'Please write per cent from 0 to 100, such as 84 or 79.5.'],
  ['Date of birth', '2027-04-02', 'This day is still to come. Please write the day of birth.'],
])('says what to write: %s %s', (label, value, words) => {
  renderBlocks([block]);
  write(label, value);
  expect(screen.queryByText(words)).toBeNull();
  leave(label);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  write(label, label === 'Date of birth' ? '2025-04-01' : '80');
  expect(screen.getByLabelText(label)).toBeValid();
});

it('answers alike on a page whose texts a translator has rewritten', () => {
  renderBlocks([block]);
  const session = screen.getByLabelText<HTMLSelectElement>('Joining in the session');
  for (const option of session.options) option.textContent = `अप्रैल ${option.index}`;
  write('Date of birth', '2025-04-01');
  expect(statusTexts()[0]).toMatch(/For the session 2028-2029 the class is Playgroup/);
});

it('tells its rules, and what to bring, where there are no scripts', () => {
  const html = renderToString(<AdmissionFinderBlockView block={block} />);
  const built = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const text = built.querySelector('noscript')?.textContent;
  expect(text).toContain('for ages on 1 April of the year in which the session begins');
  expect(text).toContain('Nursery: ages 4–4.5');
  expect(text).toContain('Science asks for an average of 80% in Mathematics and English.');
  expect(text).toContain('Forms are given out from 1 December.');
});
