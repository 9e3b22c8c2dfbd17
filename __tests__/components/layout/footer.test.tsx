import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFooter } from '../../../src/components/layout/footer/site-footer';
import type { SiteData } from '../../../src/components/layout/site-data';
import { siteExample } from '../../../stories/components/layout/site.examples';

const show = (changes: Partial<SiteData> = {}) =>
  render(<SiteFooter site={{ ...siteExample, ...changes }} />);

const part = (name: string) =>
  within(screen.getByRole(/links/.test(name) ? 'navigation' : 'region', { name }));

it('holds the quick links in their order', () => {
  show();
  const links = part('Quick links').getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'About Us',
    'Contact Us',
    'ERP Software',
    'Parent Portal',
    'Transfer Certificate',
  ]);
});

it('gives the address, two phone numbers with who answers them, and the e-mail', () => {
  show();
  const reach = part('Reach us');
  expect(reach.getByText('1 Cedar Road')).toBeVisible();
  expect(reach.getByText('Dehradun, Uttarakhand 248001')).toBeVisible();
  expect(reach.getByRole('link', { name: 'School office +91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expect(reach.getByRole('link', { name: 'Admissions +91 00000 00001' })).toBeVisible();
  // jsdom takes the place where it may break for a blank.
  expect(reach.getByRole('link', { name: /^office ?@deodarhill\.example$/ })).toHaveAttribute(
    'href',
    'mailto:office@deodarhill.example',
  );
});

it('asks nothing of the map’s site before the map is wanted', async () => {
  show();
  expect(document.querySelector('iframe')).toBeNull();
  expect(part('Visit').getByText(/maps\.example and loads only when you ask/)).toBeVisible();
  await userEvent.click(part('Visit').getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle(siteExample.map.label)).toHaveAttribute('src', siteExample.map.embedUrl);
  expect(part('Visit').getByRole('link', { name: 'Open the map in a new page' })).toHaveAttribute(
    'href',
    siteExample.map.linkUrl,
  );
});

it('leads to the app in both stores and to the school elsewhere', () => {
  show();
  for (const { store, url } of siteExample.apps) {
    expect(part('Visit').getByRole('link', { name: store })).toHaveAttribute('href', url);
  }
  for (const { name, url } of siteExample.socials) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

it('says its motto in the motto’s own language', () => {
  show();
  expect(screen.getByText('तमसो मा ज्योतिर्गमय')).toHaveAttribute('lang', 'sa');
});

it('guesses the language of a motto by its script', () => {
  show({ motto: { text: 'വിദ്യാധനം സർവ്വധനാൽ പ്രധാനം' } });
  expect(screen.getByText(/^വിദ്യാധനം/)).toHaveAttribute('lang', 'ml');
});

it('names the affiliation and the day of the last change', () => {
  show();
  expect(
    screen.getByText(
      'Affiliated to the Council for the Indian School Certificate Examinations since January 1990',
    ),
  ).toBeVisible();
  expect(screen.getByText('Last updated 10 Nov 2026')).toBeVisible();
});

it('leaves the day out where none is known', () => {
  show({ lastUpdated: '' });
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});
