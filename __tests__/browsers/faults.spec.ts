import { newsRecords } from '../../stories/features/news/news.examples';
import { brokenReplies, mixedLists } from '../support/faults';
import type { SiteFault } from './support/site';
import { expect, test } from './support/test';

const call = '/api/news/all/';
const title = newsRecords[0]?.title ?? '';
/** A list that names children is in no built page. */
const fetched = '/api/topper/all/';
const placeholder = { css: 'main *', name: 'Student Name' };

/** The page stands whole, whatever became of its list. */
const frame = [
  { css: 'header nav[aria-label=Main] summary', name: 'Admission' },
  { css: 'footer a', name: 'Contact Us' },
];

const reply = (name: string): SiteFault =>
  brokenReplies.find((fault) => fault.name === name) ?? 'refused';

/** Replies of which nothing can be shown. */
const broken: Record<string, SiteFault> = {
  'the service is down': 'refused',
  'it answers 500': reply('500'),
  'it answers 503 with a web page': reply('503 with a web page'),
  'it answers HTML instead of JSON': reply('HTML instead of JSON'),
  'its reply is cut short': reply('cut-short JSON'),
  'it sends to another origin': { location: 'https://elsewhere.example/list' },
};

for (const [name, fault] of Object.entries(broken)) {
  test(`placeholders stand in place of the toppers when ${name}`, async ({ visit, caused }) => {
    // The call is named in the log; of what the browser adds in its own words, nothing is asked.
    caused.push(/^Toppers list \(GET \/api\/topper\/all\//, /^5\d\d \/api\/topper/);
    caused.push(/Failed to load resource|refused by the policy: connect-src|elsewhere\.example/);
    caused.push(/\/api\/topper\/all\/DHS (net::|NS_ERROR)/);
    visit.site.spoil = (path) => (path.startsWith(fetched) ? fault : undefined);
    await visit.open('/ISCToppers');
    await visit.see(placeholder);
    for (const target of frame) await visit.see(target);
    expect(await visit.problems()).toContainEqual(expect.stringMatching(/^Toppers list \(GET/));
  });
}

test('built news stay, with their day, when the service is down', async ({ visit, caused }) => {
  caused.push(
    /^News list \(GET/,
    /Failed to load resource/,
    /\/api\/news\/all\/DHS (net::|NS_ERROR)/,
  );
  visit.site.spoil = (path) => (path.startsWith(call) ? 'refused' : undefined);
  await visit.open('/News');
  await visit.see({ css: 'main *', text: 'This is as of 20 Nov 2026' });
  await visit.see({ css: 'main h2', text: 'Winter timings begin' });
  for (const target of frame) await visit.see(target);
});

for (const name of [
  'records whose fields are of wrong types',
  'scripts in every text',
  'bad addresses in every text',
  'texts of 10,000 characters',
]) {
  test(`good news stand among ${name}`, async ({ visit, caused }) => {
    caused.push(/^News list \(GET \/api\/news\/all\/DHS\): \d+ of \d+ records can't be read/);
    caused.push(/: \d+ of \d+ records left out: the same came twice\.$/);
    const mixed = mixedLists(newsRecords).find((list) => list.name === name);
    visit.site.spoil = (path) => {
      if (path.startsWith(call)) return { body: JSON.stringify(mixed?.records) };
      return path.startsWith('/api/image/') ? { status: 204, body: '' } : undefined;
    };
    await visit.browser.resize(360, 740);
    await visit.open('/News');
    await visit.see({ css: 'main h2', name: title });
    const page = await visit.browser.evaluate(() => ({
      ran: 'ran' in window,
      unsafe: [...document.querySelectorAll('a, img, iframe')]
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
        .filter((address) => /^\s*(javascript|data:text)/i.test(address)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(page).toEqual({ ran: false, unsafe: [], overflow: 0 });
  });
}

test('a list that never comes can be waited for, and left', async ({ visit }) => {
  visit.site.spoil = (path) => (path.startsWith(fetched) ? 'silent' : undefined);
  await visit.open('/ISCToppers');
  await visit.see({ css: 'main [aria-busy=true]' });
  expect((await visit.find(placeholder)).count).toBe(0);
  await visit.press({ css: 'footer a', name: 'Contact Us' });
  await visit.heading('Contact Us');
});

test('no script comes: pages are documents, and the menu opens', async ({ visit, caused }) => {
  caused.push(/^404 \/.*\.js$/, /\.js (net::|NS_ERROR)/, /Failed to load resource|Loading failed/);
  visit.site.spoil = (path) => (path.endsWith('.js') ? { status: 404, body: '' } : undefined);
  await visit.open('/FeeStructure');
  await visit.see({ css: 'main table', text: 'School bus' });
  await visit.press({ css: 'header summary', name: 'Rules' });
  await visit.press({ css: 'header a', name: 'Leave' });
  await visit.heading('Leave');
});

test('the stylesheet of later rules does not come: a list is filled all the same', async ({
  visit,
  caused,
}) => {
  caused.push(/^404 \/site-.*\.css$/, /\.css (net::|NS_ERROR)/, /Failed to load resource/);
  visit.site.spoil = (path) =>
    /^\/site-.*\.css$/.test(path) ? { status: 404, body: '' } : undefined;
  await visit.open('/News');
  await visit.see({ css: 'main h2', text: 'Winter timings begin' });
  for (const target of frame) await visit.see(target);
});

test('a message that the service does not take stays where it was typed', async ({
  visit,
  caused,
}) => {
  caused.push(/500/);
  const subject = { css: 'main input', name: 'Subject' };
  visit.site.spoil = (path) =>
    path.startsWith('/api/form/') ? { status: 500, body: '{"error":"Broken."}' } : undefined;
  await visit.open('/ContactUs');
  for (const [name, text] of Object.entries({
    'Full Name': 'Ritika Semwal',
    'Mobile No.': '+91 00000 00000',
    Email: 'ritika@deodarhill.example',
    Subject: 'Bus route 4',
    Message: 'Does it stop at the mill?',
  })) {
    await visit.fill({ css: 'main input, main textarea', name }, text);
  }
  await visit.press({ css: 'main button', name: 'Send Now' });
  await visit.see({ css: 'main [role=alert]', text: '+91 00000 00000' });
  await visit.holds(subject, 'Bus route 4');
});
