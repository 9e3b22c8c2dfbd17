import { expect, startVisitor, test } from './support/test';
import { Visit } from './support/visit';
import { typedMessage as message } from '../support/typed-message';

const main = (css: string) => `main ${css}`;

test('the menu opens, closes with Escape, and leads to a page', async ({ visit }) => {
  const summary = { css: 'nav[aria-label=Main] summary', name: 'Admission' };
  const link = { css: 'nav[aria-label=Main] a', name: 'Fee Structure' };
  await visit.open('/AboutUs');
  await visit.move();
  await visit.press(summary);
  await visit.see(link);
  await visit.browser.key('Escape');
  await visit.miss(link);
  expect(await visit.focused()).toBe('Admission');
  await visit.press(summary);
  await visit.press(link);
  await visit.heading('Fee Structure');
  // Reading goes on at the heading, once a script of the page has put the focus there.
  await expect.poll(() => visit.focused()).toBe('Fee Structure');
  await visit.browser.back();
  await visit.heading('History');
  await visit.miss(link);
});

test('the menu of a phone covers the page and leads to a page', async ({ visit }) => {
  await visit.browser.resize(360, 740);
  await visit.open('/AboutUs');
  await visit.press({ css: '[data-drawer] > summary' });
  await visit.press({ css: '[data-drawer] summary', name: 'Rules' });
  await visit.press({ css: '[data-drawer] a', name: 'Leave' });
  await visit.heading('Leave');
});

test('filters of a list apply together, stand in the address, and go Back', async ({ visit }) => {
  const search = { css: main('input'), name: 'Search' };
  const news = { css: main('h2') };
  await visit.open('/News');
  await visit.holds({ css: main('select'), name: 'Year' }, '2026');
  await visit.choose('Month', 'November');
  await visit.address(/month=11/);
  await visit.fill(search, 'children');
  await visit.address(/month=11&q=children/);
  await visit.count(news, 1);
  await visit.browser.reload();
  await visit.holds(search, 'children');
  await visit.count(news, 1);
  await visit.press({ css: 'footer a', name: 'Contact Us' });
  await visit.heading('Contact Us');
  await visit.browser.back();
  await visit.holds(search, 'children');
  await visit.count(news, 1);
});

test('an album opens from the gallery, and its photos as large as the screen', async ({
  visit,
  caused,
}) => {
  // Who leaves at once interrupts the request that the first move has made, and Firefox tells of it.
  caused.push(/^Gallery list .*could not be reached/);
  await visit.open('/Gallery');
  await visit.press({ css: main('a[href*=SubGallery]') });
  await visit.heading('Sub Gallery');
  await visit.see({ css: main('dt'), name: 'Number of Photos' });
  await visit.move();
  await visit.press({ css: main('button[aria-label^="Open photo"]') });
  await visit.see({ css: '.yarl__slide_current img' });
  const shown = () =>
    visit.browser.evaluate(
      () => document.querySelector<HTMLImageElement>('.yarl__slide_current img')?.src,
    );
  const first = await shown();
  await visit.browser.key('ArrowRight');
  await expect.poll(shown).not.toBe(first);
  await visit.browser.key('Escape');
  await visit.miss({ css: '.yarl__slide_current img' });
  await visit.press({ css: main('a'), name: 'Go Back' });
  await visit.heading('Gallery');
});

const field = (name: string) => ({ css: main('input, main textarea'), name });

test('the contact form names what is missing, keeps what is typed, and is sent', async ({
  visit,
}) => {
  const send = { css: main('button'), name: 'Send Now' };
  await visit.open('/ContactUs');
  await visit.press(send);
  await visit.see({ css: main('*'), name: 'Message is required.' });
  expect(await visit.focused()).toBe('Full Name');
  for (const [name, text] of Object.entries(message)) await visit.fill(field(name), text);
  await visit.browser.reload();
  for (const [name, text] of Object.entries(message)) await visit.holds(field(name), text);
  await visit.press(send);
  await visit.see({ css: main('[role=alert]'), text: 'Thank you.' });
  await visit.holds(field('Full Name'), '');
  expect(visit.site.requests.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: '/api/form/DHS/contact', status: 201 },
  ]);
});

test('a certificate is looked up and saved', async ({ visit }) => {
  const view = { css: main('button'), name: 'View Details' };
  await visit.open('/Tc');
  await visit.press(view);
  await visit.see({ css: main('[role=alert]'), text: 'Please fill in all fields' });
  await visit.fill(field('Admission No.'), 'DHS/2012/0226');
  await visit.fill(field('Student Full Name'), 'Kabir Thapa');
  await visit.press(view);
  await visit.see({ css: main('[role=status]'), text: 'saved as tc.pdf' });
});

test('a picture opens its dialog, which closes with Escape and its button', async ({ visit }) => {
  const opener = { css: main('button[popovertarget]'), text: 'Parent Portal' };
  const dialog = { css: 'dialog' };
  await visit.open('/ErpSoftware');
  await visit.move();
  await visit.press(opener);
  await visit.see({ ...dialog, text: 'Parent Portal' });
  await visit.browser.key('Escape');
  await visit.miss(dialog);
  await visit.press(opener);
  await visit.press({ css: 'dialog button', name: 'Close' });
  await visit.miss(dialog);
});

test('the notice of the front page opens once a visit', async ({ visit }) => {
  await visit.open('/');
  await visit.press({ css: 'dialog[open] button', name: 'Close' });
  await visit.miss({ css: 'dialog[open]' });
  await visit.browser.reload();
  await visit.see({ css: 'h1' });
  await visit.move();
  await visit.quiet();
  await visit.miss({ css: 'dialog[open]' });
});

test('tabs are chosen by the pointer and by keys', async ({ visit }) => {
  const tab = (name: string) => ({ css: '[role=tab]', name });
  const chosen = (name: string) => ({ css: '[role=tab][aria-selected=true]', name });
  const shown = () =>
    visit.browser.evaluate(() =>
      [...document.querySelectorAll('[role=tabpanel]:not([inert])')].map(
        (panel) => panel.getAttribute('aria-labelledby') + getComputedStyle(panel).visibility,
      ),
    );
  await visit.openHome();
  await visit.scrollTo({ css: '.tab-list > a' });
  await visit.press(tab('Primary'));
  await visit.see(chosen('Primary'));
  await expect.poll(shown).toEqual(['level-primary-tabvisible']);
  await visit.browser.key('End');
  expect(await visit.focused()).toBe('Senior');
  await expect.poll(shown).toEqual(['level-senior-tabvisible']);
  await visit.browser.key('ArrowRight');
  expect(await visit.focused()).toBe('Pre-primary');
});

test('a carousel moves on at its buttons', async ({ visit }) => {
  const carousel = '[aria-roledescription=carousel][aria-label=events]';
  await visit.openHome();
  await visit.scrollTo({ css: '[data-island=home-events] *' });
  await visit.see({ css: `${carousel} button`, name: 'Next events' });
  const shown = () =>
    visit.browser.evaluate(
      (css) => Math.round(document.querySelector(`${css} li`)?.getBoundingClientRect().left ?? 0),
      carousel,
    );
  const pause = { css: `${carousel} button`, name: 'Pause events' };
  if ((await visit.find(pause)).count > 0) await visit.press(pause);
  const before = await shown();
  await visit.press({ css: `${carousel} button`, name: 'Next events' });
  await expect.poll(shown).not.toBe(before);
});

test('printed, a page is its matter alone', async ({ visit }) => {
  await visit.open('/FeeStructure');
  await visit.see({ css: '[data-colour-mode]' });
  await visit.asPrinted();
  await visit.miss({ css: '[data-colour-mode]' });
  await visit.see({ css: main('table'), text: 'A new fee book' });
});

const background = (visit: Visit) =>
  visit.browser.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('light and dark change at a press, and stay chosen', async ({ visit }) => {
  await visit.open('/Fee');
  const light = await background(visit);
  await visit.press({ css: '[data-colour-mode]' });
  await expect.poll(() => background(visit)).not.toBe(light);
  const dark = await background(visit);
  await visit.open('/Timings');
  expect(await background(visit)).toBe(dark);
});

test('a system that is dark gets dark pages', async ({ browserUnderTest, visit, site }) => {
  await visit.open('/Fee');
  await visit.press({ css: '[data-colour-mode]' });
  const dark = await background(visit);
  const night = new Visit(await startVisitor(browserUnderTest, { dark: true }), site);
  try {
    await night.open('/Fee');
    expect(await background(night)).toBe(dark);
  } finally {
    await night.browser.close();
  }
});

test('the handbook opens without network', async ({ visit, caused }) => {
  // The whole site is fetched ahead.
  test.setTimeout(240_000);
  caused.push(/./);
  visit.site.isKept = true;
  await visit.open('/AboutUs');
  await visit.keptForOffline();
  await visit.site.stop();
  await visit.open('/FeeStructure');
  await visit.heading('Fee Structure');
  await visit.open('/StudentCouncil');
  await visit.heading('The line is down');
  await visit.site.start();
  await visit.open('/StudentCouncil');
  await visit.heading('Student Council');
});
