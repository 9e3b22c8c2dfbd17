import { cleanLetter } from '../../../src/build/list-files/clean-letter';
import { hostileHtml, ordinaryHtml, safeElements } from '../../support/letter-html';

it.each(ordinaryHtml)('makes of %j %j, as the browser’s sanitiser does', (html, safe) => {
  expect(cleanLetter(html)).toBe(safe);
});

it.each(hostileHtml.map((html) => [html.slice(0, 120), html]))(
  'leaves nothing dangerous of %s',
  (_start, html) => {
    const holder = document.createElement('div');
    let clean = '';
    try {
      clean = cleanLetter(`<p>before</p>${html}`);
    } catch (error) {
      // Refused: the letter is left out of the page.
      expect(String(error)).toContain('The sanitizer has left');
      return;
    }
    holder.innerHTML = clean;
    expect(holder.querySelectorAll(`:not(${safeElements})`)).toHaveLength(0);
    const names = new Set(
      [...holder.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()),
    );
    for (const known of ['href', 'rel', 'lang']) names.delete(known);
    expect([...names]).toEqual([]);
    for (const link of holder.querySelectorAll('[href]')) {
      expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/(?!\/))/);
    }
    expect(holder).toHaveTextContent('before');
  },
);
