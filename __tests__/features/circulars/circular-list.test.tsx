import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircularList } from '../../../src/features/circulars/circular-list';
import {
  circularRecords,
  circularsWithTexts,
  numberedCirculars,
} from '../../../stories/features/circulars/circulars.examples';
import { circularsHandlers } from '../../../stories/handlers/circulars';
import * as stories from '../../../stories/features/circulars/circular-list.stories';
import { renderLive } from '../../support/render-live';
import { composeStories, startStories } from '../../support/stories';

const { Asked, AskedInVain, Default, Empty, Error, Filtered, FilteredToNothing, Loading } =
  composeStories(stories);
const server = startStories();

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const months = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('starts with this year’s circulars, month by month, the newest first', async () => {
  await Default.run();
  await screen.findByText('Holiday on 25 November');
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(months()).toEqual([
    'November 2026',
    'October 2026',
    'September 2026',
    'July 2026',
    'April 2026',
  ]);
  expect(titles()).toHaveLength(7);
});

it('lists circulars only, whatever else the call carries', async () => {
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular?year=all');
  await screen.findByText('Holiday on 25 November');
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(screen.queryByText('Call for tenders: school bags')).not.toBeInTheDocument();
});

it('links each to its file and says what kind it is', async () => {
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular');
  const row = (await screen.findByText('Diwali holidays')).closest('li');
  const link = within(row as HTMLElement).getByRole('link', { name: /^Circular \(PDF\)/ });
  expect(link).toHaveAttribute('href', '/api/image/papers/circular-2026-029.pdf');
  const without = screen.getByText('Holiday on 25 November').closest('li');
  expect(within(without as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

const [first] = circularRecords;

it('sets a title in Urdu from right to left, and one in Hindi as the page', async () => {
  const items = ['سالانہ کھیلوں کی تقریب', 'वार्षिक समारोह'].map((title, at) => ({
    ...first!,
    _id: `title-${at}`,
    title,
  }));
  server.use(...circularsHandlers({ items }));
  renderLive(<CircularList />, '/Circular?year=all');
  const urdu = await screen.findByRole('heading', { name: /^سالانہ/ });
  expect(urdu).toHaveAttribute('lang', 'ur');
  expect(urdu).toHaveAttribute('dir', 'rtl');
  // What is said of its attachment and of sharing it.
  const said = screen.getAllByText(/^: سالانہ/);
  expect(said).toHaveLength(2);
  for (const words of said) expect(words).toHaveAttribute('lang', 'ur');
  const hindi = screen.getByRole('heading', { name: 'वार्षिक समारोह' });
  expect(hindi).toHaveAttribute('lang', 'hi');
  expect(hindi).not.toHaveAttribute('dir');
});

const date = '2026-11-10';

it('shows every attachment of a circular, each by its name', async () => {
  const attachments = ['english', 'hindi', 'syllabus'].map(
    (each) => `papers/half-yearly-${each}.pdf`,
  );
  const files = [
    { path: 'papers/1.pdf', name: 'Routes' },
    { path: 'papers/2.xlsx', name: 'Stops' },
  ];
  const json = [
    { ...first, _id: 'several', title: 'Date sheet', date, attachments },
    { ...first, _id: 'named', title: 'Buses', date, attachments: ['papers/1.pdf'], files },
    {
      ...first,
      _id: 'objects',
      title: 'Fees',
      date,
      attachments: [{ url: 'papers/b.pdf', name: 'Fee slip.pdf' }],
    },
  ];
  server.use(...circularsHandlers({ json }));
  renderLive(<CircularList />, '/Circular?circular=several');
  const [sheet] = await screen.findAllByRole('article');
  const named = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const row = (title: string) =>
    screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;
  expect(named(sheet as HTMLElement)).toEqual([
    ['Half yearly english (PDF)', '/api/image/papers/half-yearly-english.pdf'],
    ['Half yearly hindi (PDF)', '/api/image/papers/half-yearly-hindi.pdf'],
    ['Half yearly syllabus (PDF)', '/api/image/papers/half-yearly-syllabus.pdf'],
  ]);
  expect(named(row('Date sheet')).map(([name]) => name)).toEqual([
    'Half yearly english (PDF): Date sheet',
    'Half yearly hindi (PDF): Date sheet',
    'Half yearly syllabus (PDF): Date sheet',
  ]);
  expect(named(row('Buses'))).toEqual([
    ['Routes (PDF): Buses', '/api/image/papers/1.pdf'],
    ['Stops (Excel sheet): Buses', '/api/image/papers/2.xlsx'],
  ]);
  expect(named(row('Fees'))).toEqual([['Fee slip (PDF): Fees', '/api/image/papers/b.pdf']]);
});

it('tells several files apart whatever they are called, and wherever they are', async () => {
  const attachments = [
    'papers/Fee #2; new.pdf',
    'papers/a/notice.pdf',
    'papers/b/notice.pdf',
    'papers/notice.docx',
    'https://files.example/100%25/Result%20100%.pdf?v=2',
    'https://drive.google.com/file/d/1AbC/view?usp=sharing',
    'https://drive.google.com/file/d/2DeF/view?usp=sharing',
  ];
  server.use(...circularsHandlers({ json: [{ ...first, date, title: 'Several', attachments }] }));
  renderLive(<CircularList />, '/Circular');
  const row = (await screen.findByText('Several')).closest('li') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/: Several$/, '')),
  ).toEqual([
    'Fee #2; new (PDF)',
    'Notice 1 (PDF)',
    'Notice 2 (PDF)',
    'Notice (Word document)',
    'Result%20100% (PDF, new tab)',
    'Attachment 1 (Google Drive, new tab)',
    'Attachment 2 (Google Drive, new tab)',
  ]);
});

it('leads to a file of Google Drive in a new tab', async () => {
  const drive = 'https://drive.google.com/file/d/1AbCdEf/view?usp=sharing';
  server.use(...circularsHandlers({ json: [{ ...first, date, attachments: [drive] }] }));
  renderLive(<CircularList />, '/Circular');
  const link = await screen.findByRole('link', { name: /^Circular \(Google Drive, new tab\)/ });
  expect(link).toHaveAttribute('href', drive);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('reads what is usual in the replies of providers, wrapped or not', async () => {
  const json = {
    success: true,
    circulars: [
      { id: 1, title: 'Parents&#8217; Meeting', date: '15-08-2026', category: 'circular ' },
      {
        _id: { $oid: 'a2' },
        title: '<b>Fees</b>',
        date: { $date: '2026-04-04T18:30:00Z' },
        category: 'CIRCULAR',
      },
      { _id: 'a3', title: 'No day', date: '0000-00-00', category: 'Circular' },
    ],
  };
  server.use(...circularsHandlers({ json }));
  renderLive(<CircularList />, '/Circular?year=all');
  await screen.findByText('Parents’ Meeting');
  expect(titles()).toEqual(['Parents’ Meeting', 'Fees', 'No day']);
  expect(months()).toEqual(['August 2026', 'April 2026', 'Without a date ']);
});

it('keeps the current year when nothing is of it, and leads to the newest before it', async () => {
  const older = circularRecords.filter((record) => record.date < '2026');
  server.use(...circularsHandlers({ items: older }));
  const user = userEvent.setup();
  renderLive(<CircularList />, '/Circular');
  await screen.findByRole('heading', { name: 'No circulars found' });
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(
    screen.getByText('There are no circulars of 2026. The newest before that are of 2025.'),
  ).toBeVisible();
  screen.getByRole('button', { name: 'Show the circulars of 2025' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 2 of 2 circulars');
  expect(screen.getByRole('search', { name: 'Filter circulars' })).toHaveFocus();
  expect(window.location.search).toBe('?year=2025');
});

it('offers to clear the filters where a word is looked for', async () => {
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular?q=nothing+of+this');
  expect(await screen.findByRole('button', { name: 'Clear the filters' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show the circulars of/ })).toBeNull();
});

it('opens a shared address, and Back undoes a choice', async () => {
  server.use(...circularsHandlers());
  const user = userEvent.setup();
  renderLive(<CircularList />, '/Circular?year=2025');
  await screen.findByText('Summer timings');
  await user.selectOptions(screen.getByLabelText('Month'), 'December');
  await waitFor(() => expect(titles()).toEqual(['Annual Day: how to get there']));
  window.history.back();
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(window.location.search).toBe('?year=2025');
});

describe('numbers and classes', () => {
  beforeEach(() => server.use(...circularsHandlers({ items: numberedCirculars })));
  const row = async (title: string) =>
    (await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement;
  const everyTitle = numberedCirculars.map(({ title }) => title);

  it('stand on the card, in the words of the office', async () => {
    renderLive(<CircularList />, '/Circular');
    expect(await row('Half-yearly examination: date sheet')).toHaveTextContent(
      'Thursday · No. DHS/2026/041 · For classes VI to VIII',
    );
    expect(await row('A morning at the zoo')).toHaveTextContent(
      'Monday · Circular No. 40 · For classes Nursery, KG',
    );
    expect(await row('Board forms: last day')).toHaveTextContent('Monday · For class X-A');
    expect(await row('Diwali holidays')).not.toHaveTextContent('·');
    expect(document.body.textContent).toContain('classes VI\u00a0to\u00a0VIII');
  });

  it('stand with the circular that the address names, and its attachments by their names', async () => {
    renderLive(<CircularList />, '/Circular?circular=circular-2026-041');
    const [sheet] = await screen.findAllByRole('article');
    const { getByText, getAllByRole } = within(sheet as HTMLElement);
    expect(
      getByText('12 November 2026. No. DHS/2026/041. For classes VI to VIII'),
    ).toBeInTheDocument();
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Date sheet (PDF)',
      'Syllabus for Class VI (PDF)',
      'Seats (Excel sheet)',
    ]);
  });

  it('are found by the search', async () => {
    renderLive(<CircularList />, '/Circular?q=dhs/2026/041');
    await waitFor(() => expect(titles()).toEqual(['Half-yearly examination: date sheet']));
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Title or number');
  });

  it('are chosen from by class; what is for all stays, and Back undoes it', async () => {
    const user = userEvent.setup();
    renderLive(<CircularList />, '/Circular');
    const select = await screen.findByLabelText('Class');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Nursery', 'KG', 'VI', 'VII', 'VIII', 'X']);
    await user.selectOptions(select, 'VI');
    await waitFor(() =>
      expect(titles()).toEqual([
        'Half-yearly examination: date sheet',
        'Winter timings',
        'Diwali holidays',
      ]),
    );
    expect(window.location.search).toBe('?class=VI');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 3 of 3 circulars');
    window.history.back();
    await waitFor(() => expect(titles()).toEqual(everyTitle));
    expect(select).toHaveValue('all');
  });

  it('keep the class in the address beside the circular that it names', async () => {
    renderLive(<CircularList />, '/Circular?circular=circular-2026-037&class=X');
    await waitFor(() =>
      expect(titles()).toEqual(['Winter timings', 'Board forms: last day', 'Diwali holidays']),
    );
    expect(screen.getByLabelText('Class')).toHaveValue('X');
    expect(screen.getByRole('article')).toHaveTextContent('Diwali holidays');
  });

  it('are cleared with the other filters', async () => {
    const user = userEvent.setup();
    renderLive(<CircularList />, '/Circular?class=X&q=zoo');
    expect(
      await screen.findByText('Nothing here matches 2026 and class X and “zoo”.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(titles()).toEqual(everyTitle));
    expect(screen.getByLabelText('Class')).toHaveValue('all');
    expect(window.location.search).toBe('?year=all');
    expect(screen.getByRole('search', { name: 'Filter circulars' })).toHaveFocus();
  });

  it('take a class that no circular names for all of them', async () => {
    renderLive(<CircularList />, '/Circular?class=%3Cscript%3E');
    await waitFor(() => expect(titles()).toEqual(everyTitle));
    expect(screen.getByLabelText('Class')).toHaveValue('all');
  });

  it('are read as a provider writes them', async () => {
    const record = { ...first, date, number: 114, attachments: [] };
    const json = [
      { ...record, _id: 'a', title: 'A', classes: 'Class 6 to 8' },
      { ...record, _id: 'b', title: 'B', classes: ['IX-A', 'X &amp; XI'] },
      { ...record, _id: 'c', title: 'C', classes: 'All' },
      { ...record, _id: 'd', title: 'D', classes: { a: 1 } },
    ];
    server.use(...circularsHandlers({ json }));
    renderLive(<CircularList />, '/Circular?class=X');
    await waitFor(() => expect(titles()).toEqual(['B', 'C', 'D']));
    expect(await row('B')).toHaveTextContent('No. 114 · For classes IX-A, X & XI');
    expect(await row('C')).not.toHaveTextContent('classes');
    expect(
      within(screen.getByLabelText('Class'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']);
  });
});

it('offers no choice of classes where no circular names one', async () => {
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular?class=VI');
  await screen.findByText('Diwali holidays');
  expect(screen.queryByLabelText('Class')).not.toBeInTheDocument();
  expect(titles()).toHaveLength(7);
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search by title');
});

it('says plainly that there are none', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No circulars yet' })).toBeVisible();
});

const away = { name: 'The circulars can’t be shown just now' };

it('does not say that there are none when the call fails', async () => {
  await Error.run();
  expect(await screen.findByRole('heading', away)).toBeVisible();
  expect(screen.queryByText('No circulars yet')).not.toBeInTheDocument();
});

it('says so, too, where a reply says nothing else', async () => {
  server.use(...circularsHandlers({ json: { data: null, message: 'No records found' } }));
  const { logged } = renderLive(<CircularList />, '/Circular');
  expect(await screen.findByRole('heading', { name: 'No circulars yet' })).toBeVisible();
  expect(logged).toEqual([]);
});

it.each([{ data: null, message: 'No such school' }, { error: 'Sign in first.' }, 'text'])(
  'takes %j for a failed call, not for an empty list',
  async (json) => {
    server.use(...circularsHandlers({ json }));
    const { logged } = renderLive(<CircularList />, '/Circular');
    expect(await screen.findByRole('heading', away)).toBeVisible();
    expect(logged).toEqual(['Circular list (GET /api/circular/all/DHS): the reply is not a list.']);
  },
);

it('holds its filters back until the list is there', async () => {
  await Loading.run();
  expect(screen.getByLabelText('Year')).toBeDisabled();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('shows what a shared search finds, and says so when that is nothing', async () => {
  await Filtered.run();
  await waitFor(() => expect(titles().length).toBeGreaterThan(0));
  expect(titles().every((title) => /timings/i.test(title ?? ''))).toBe(true);
  await FilteredToNothing.run();
  expect(await screen.findByRole('heading', { name: 'No circulars found' })).toBeVisible();
});

it('shows the circular that a link names first, whatever its year', async () => {
  await Asked.run();
  const [sheet] = await screen.findAllByRole('article');
  const { getByRole, getByText } = within(sheet as HTMLElement);
  expect(getByRole('heading')).toHaveTextContent('ICSE and ISC: registration of candidates');
  expect(getByText('19 August 2024')).toBeVisible();
  expect(getByRole('link', { name: 'Open the circular (PDF)' })).toHaveAttribute(
    'href',
    '/api/image/papers/circular-2024-040.pdf',
  );
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
});

it('says so when the circular of a link is gone, and that a file follows', async () => {
  await AskedInVain.run();
  expect(await screen.findByText(/^The circular of this address is not here/)).toBeVisible();
  cleanup();
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular?circular=circular-2026-033');
  expect(await screen.findByText('13 November 2026. The file follows')).toBeVisible();
});

it('shows the text of a circular, with its addresses, and waits for no file then', async () => {
  server.use(...circularsHandlers({ items: circularsWithTexts }));
  renderLive(<CircularList />, '/Circular?circular=circular-2026-036');
  const [sheet] = await screen.findAllByRole('article');
  const rows = screen.getAllByRole('listitem');
  const row = rows.find((one) => one.textContent.includes('heavy rain'));
  for (const place of [sheet, row]) {
    const { getByText, getByRole, queryByText } = within(place as HTMLElement);
    expect(getByText(/stay closed on Wednesday/)).toBeVisible();
    expect(getByRole('link', { name: 'office@school.example' })).toHaveAttribute(
      'href',
      'mailto:office@school.example',
    );
    expect(queryByText(/The file follows/)).not.toBeInTheDocument();
  }
});

it('leaves the circular that has the page’s address to the page', async () => {
  server.use(...circularsHandlers());
  renderLive(<CircularList />, '/Circular/circular-2024-040');
  await screen.findByText('Holiday on 25 November');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('shares each by an address of its own', async () => {
  server.use(...circularsHandlers());
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  renderLive(<CircularList />, '/Circular');
  await screen.findByText('Diwali holidays');
  await user.click(screen.getByRole('button', { name: /^Share ?: Diwali holidays$/ }));
  await screen.findByText('The text is copied, with its address.');
  expect(copied).toHaveBeenCalledWith(
    'Diwali holidays\n26 October 2026\nhttp://localhost/Circular/circular-2026-029',
  );
});
