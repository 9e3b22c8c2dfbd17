import { renderToStaticMarkup } from 'react-dom/server';
import { siteExample } from '../../stories/components/layout/site.examples';
import { Head } from '../../src/pages/404';

it('keeps the help at wrong addresses out of searches and previews', () => {
  const head = document.createElement('div');
  const data = { site: { data: siteExample } };
  head.innerHTML = renderToStaticMarkup(<Head data={data} />);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(head.querySelector('link[rel=canonical]')).toBeNull();
});
