import { render, screen, within } from '@testing-library/react';
import { SiteHeader } from '../../../src/components/layout/header/site-header';
import { siteExample } from '../../../stories/components/layout/site.examples';
import { SkipLink } from '../../../src/components/layout/skip-link';

beforeEach(() => {
  render(
    <>
      <SkipLink />
      <SiteHeader site={siteExample} current="/AboutUs" />
    </>,
  );
});

const header = () => within(screen.getByRole('banner'));

it('leads home by the name of the school', () => {
  const home = header().getByRole('link', { name: /^Deodar Hill School/ });
  expect(home).toHaveAttribute('href', '/');
  expect(home).toHaveTextContent('ICSE · ISC · Dehradun · founded 1983');
});

// jsdom knows no wide screens and takes what only they show for hidden: hence by the words.
it('names the office’s phone and e-mail, and the four errands, in the thin bar', () => {
  const [phone] = header().getAllByText('+91 00000 00000', { selector: 'a' });
  expect(phone).toHaveAttribute('href', 'tel:+910000000000');
  expect(header().getByText(siteExample.email)).toHaveAttribute(
    'href',
    'mailto:office@deodarhill.example',
  );
  for (const { label, to } of siteExample.utility) {
    expect(header().getAllByText(label, { selector: 'a' })[0]).toHaveAttribute('href', to);
  }
});

it('has a button for light and dark that the page’s own script answers', () => {
  const button = header().getByRole('button', { name: 'Switch between light and dark' });
  expect(button).toHaveAttribute('data-colour-mode');
});

it('is reached by the keyboard after the way past it', () => {
  const [first] = document.querySelectorAll('a, button, summary');
  expect(first).toBe(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(first).toHaveAttribute('href', '#main');
});

it('carries no class on the links of its menus: every page pays for them', () => {
  const links = document.querySelectorAll('nav a');
  expect(links.length).toBeGreaterThan(80);
  expect([...links].filter((link) => link.hasAttribute('class'))).toEqual([]);
});
