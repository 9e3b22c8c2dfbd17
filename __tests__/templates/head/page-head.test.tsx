import { renderToStaticMarkup } from 'react-dom/server';
import { siteExample } from '../../../stories/components/layout/site.examples';
import { PageHead, type PageHeadProps } from '../../../src/templates/head/page-head';
import { breadcrumbThing, jsonLd, schoolThing } from '../../../src/templates/head/structured-data';

const head = (props: Partial<PageHeadProps> = {}) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <PageHead title="Fee" description="When to pay." path="/Fee" school={siteExample} {...props} />,
  );
  return root;
};
const content = (root: Element, selector: string) =>
  root.querySelector(selector)?.getAttribute('content');
const data = (root: Element): unknown =>
  JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

it('names the page and the school, and the one address of the page', () => {
  const root = head();
  expect(root.querySelector('title')).toHaveTextContent('Fee - Deodar Hill School');
  expect(root.querySelector('[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.deodarhill.example/Fee',
  );
  expect(content(root, '[property="og:url"]')).toBe('https://www.deodarhill.example/Fee');
});

it('says whose lists the scripts ask for, at a wrong address too', () => {
  expect(content(head(), '[name=school]')).toBe(siteExample.code);
  expect(content(head({ listed: false }), '[name=school]')).toBe(siteExample.code);
});

it('shows previews the card of the page, its size, and what it shows', () => {
  const root = head({ scene: 'Children at a long table.' });
  const card = 'https://www.deodarhill.example/cards/Fee.jpg';
  const alt = 'Fee, Deodar Hill School. Children at a long table.';
  expect(content(root, '[property="og:image"]')).toBe(card);
  expect(content(root, '[property="og:image:width"]')).toBe('1200');
  expect(content(root, '[property="og:image:height"]')).toBe('630');
  expect(content(root, '[property="og:image:alt"]')).toBe(alt);
  expect(content(root, '[name="twitter:image:alt"]')).toBe(alt);
  expect(content(head({ path: '/' }), '[property="og:image"]')).toBe(
    'https://www.deodarhill.example/cards/index.jpg',
  );
});

it('tells search engines the way to an inner page', () => {
  expect(data(head())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Home',
        item: 'https://www.deodarhill.example/',
      },
      { '@type': 'ListItem', position: 2, name: 'Fee' },
    ],
  });
});

it('tells them about the school on the front page', () => {
  expect(data(head({ title: 'Home', path: '/' }))).toMatchObject({
    '@type': ['School', 'EducationalOrganization'],
    name: 'Deodar Hill School',
    foundingDate: '1983',
    telephone: '+910000000000',
    address: { streetAddress: '1 Cedar Road', addressLocality: 'Dehradun', postalCode: '248001' },
    sameAs: expect.arrayContaining(['https://facebook.example/deodarhillschool']),
  });
});

it('tells them a number as it is dialled from anywhere', () => {
  const phones = [{ label: 'Office', number: '0422-2570001' }];
  expect(schoolThing({ ...siteExample, phones })).toMatchObject({ telephone: '+914222570001' });
});

it('keeps a page that is not listed out of search engines', () => {
  const root = head({ listed: false });
  expect(content(root, '[name=robots]')).toBe('noindex');
  expect(root.querySelector('[rel=canonical], script')).toBeNull();
});

it('cannot be ended by what an editor writes', () => {
  const title = '</script><script>alert(1)</script>';
  const text = jsonLd(breadcrumbThing({ title, siteUrl: 'https://x.example' }));
  expect(text).not.toContain('<');
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
});

it('stays small, as every page carries it', () => {
  const thing = breadcrumbThing({ title: 'Fee Structure', siteUrl: siteExample.siteUrl });
  expect(jsonLd(thing).length).toBeLessThan(300);
  expect(jsonLd(schoolThing(siteExample)).length).toBeLessThan(900);
});

it('keeps search engines and previews from a page that names children', () => {
  const root = head({ namesChildren: true });
  expect(content(root, '[name=robots]')).toBe('noindex, noarchive');
  expect(root.querySelector('[property="og:description"]')).toBeNull();
  expect(head({}).querySelector('[name=robots]')).toBeNull();
});

it('tells browsers what may be shown of children', () => {
  const root = head({ school: { ...siteExample, privacy: 'albums=3' } });
  expect(root.querySelector<HTMLElement>('[name=school]')?.dataset.privacy).toBe('albums=3');
});
