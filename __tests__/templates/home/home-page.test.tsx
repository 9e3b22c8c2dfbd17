import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HomePage } from '../../../src/templates/home/home-page';
import { siteExample } from '../../../stories/components/layout/site.examples';
import { homeExample } from '../../../stories/templates/home/home.examples';
import { createQueryClient } from '../../../src/lib/http/query-client';
import { handlers } from '../../../stories/handlers/all';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const page = (home = homeExample) => <HomePage home={home} site={siteExample} pictures={{}} />;

function built(home = homeExample) {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>{page(home)}</QueryClientProvider>,
  );
  document.body.innerHTML = html;
  return html;
}

describe('the built page', () => {
  it('has one heading of the first level, and every section under its own heading', () => {
    built();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      homeExample.hero.vision.title,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Forty years under the same cedars',
      'A place for every age',
      'The month at school',
      'A word from the Principal',
      'What is on',
      'From the school',
      'Our toppers',
      'Happy birthday today',
      'Days worth remembering',
      'Follow the school day',
    ]);
  });

  it('tells its levels apart in every script', () => {
    const [first] = homeExample.levels?.items ?? [];
    const items = ['प्राथमिक', 'माध्यमिक', 'Senior', 'Senior'].flatMap((name) =>
      first ? { ...first, name } : [],
    );
    const levels = homeExample.levels && { ...homeExample.levels, items };
    built({ ...homeExample, ...(levels && { levels }) });
    const tabs = screen.getByRole('region', { name: 'A place for every age' });
    const ids = [...tabs.querySelectorAll('[id^=level-]')].map(({ id }) => id);
    expect(ids.filter((id) => !id.endsWith('-tab'))).toEqual([
      'level-प्राथमिक',
      'level-माध्यमिक',
      'level-senior',
      'level-senior-2',
    ]);
  });

  it('leads to itself in other languages, where the school has written it in some', () => {
    built();
    expect(screen.queryByRole('navigation', { name: 'Languages' })).not.toBeInTheDocument();
    const languages = [
      { path: '/', lang: 'en-IN', name: 'English' },
      { path: '/Hindi', lang: 'hi', name: 'हिन्दी' },
    ];
    const site = { ...siteExample, translations: [languages] };
    document.body.innerHTML = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <HomePage home={homeExample} site={site} pictures={{}} />
      </QueryClientProvider>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Languages' }));
    expect(links.getAllByRole('link')).toHaveLength(1);
    expect(links.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', '/Hindi');
  });

  it('shows the first picture at once, and holds no other of the hero', () => {
    built();
    const pictures = document.querySelectorAll('[aria-labelledby=vision] img');
    expect(pictures[0]).toHaveAttribute('loading', 'eager');
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures[0]).toHaveAttribute('src', '/pictures/scenes/dawn.webp');
    expect(document.querySelector('[src*=noon]')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /pictures/ })).not.toBeInTheDocument();
  });

  it('has the seven quick links, the phone among them', () => {
    built();
    const links = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
    expect(links.getAllByRole('link')).toHaveLength(7);
    expect(links.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
  });

  it('reaches every level without scripts', () => {
    built();
    for (const { title, picture } of homeExample.levels.items) {
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByAltText(picture.alt)).toHaveAttribute('loading', 'lazy');
    }
  });

  it('does not know the day, holds no placeholder, and needs no inline style', () => {
    const html = built();
    expect(html).not.toMatch(/style="/);
    expect(html).not.toMatch(/Stay Tunned|Student Name|20\d\d-\d\d-\d\d/);
  });

  it('keeps a heading of the first level without the hero', () => {
    built({ ...homeExample, sections: ['about', 'news'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deodar Hill School');
  });
});

it('keeps the order that the content gives', () => {
  built({ ...homeExample, sections: ['news', 'about'] });
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'From the school',
    'Forty years under the same cedars',
  ]);
});

it('fills every section from its call', async () => {
  sessionStorage.setItem('notifications-seen', '1');
  server.use(...Object.values(handlers).flat());
  renderLive(page());
  for (const text of [
    'November 2026',
    'Dr Leela Mathur',
    'Inter-house debate',
    'Class IX wins the district science fair',
    'Aarohi Bhandari',
    'Anvi Rawat',
    'District science fair',
  ]) {
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
  }
});

it('asks nothing of the social site before the click', () => {
  renderLive(page({ ...homeExample, sections: ['social'] }));
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
  expect(screen.getByText(/facebook\.example/)).toBeVisible();
});
