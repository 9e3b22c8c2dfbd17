import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCodes, sampleColours, sampleWords } from '../support/sample-words';
import { builtSchools, contentOf, filesOf, paletteOf, pathsOf, textOf } from './support';

const isText = (file: string) =>
  /\.(html|css|js|json|xml|txt|svg|webmanifest)$|^\/[._]\w+$/.test(file);
const isRead = (file: string) => /\.(html|xml|txt|webmanifest)$/.test(file);

for (const { name, pages } of builtSchools) {
  test.describe(name, () => {
    test('has its own pages and no others', () => {
      expect(pathsOf(name)).toHaveLength(pages);
      const listed = [...textOf(name, '/sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)];
      const pageAt = (path: string) =>
        textOf(name, path === '/' ? '/index.html' : `${path}/index.html`);
      // An album is shown at an address that names it, and is none without that; search engines are
      // kept from pages that name children.
      const alone = pathsOf(name).filter(
        (path) => path !== '/SubGallery' && !/name="robots" content="noindex/.test(pageAt(path)),
      );
      expect(listed.map(([, path]) => path || '/').sort()).toEqual(alone);
    });

    test('holds nothing of the sample school: no word, number, address, name or file', () => {
      const words = sampleWords();
      const files = filesOf(name);
      expect(words.length).toBeGreaterThan(100);
      expect(files.filter((file) => words.some((word) => file.includes(word)))).toEqual([]);
      const found = files.filter(isText).flatMap((file) => {
        const text = textOf(name, file);
        return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
      });
      expect(found).toEqual([]);
      expect(files.filter(isRead).filter((file) => sampleCodes.test(textOf(name, file)))).toEqual(
        [],
      );
    });

    // Scripts name rules by what the sample writes (`theme/own-shades.ts`), and render nothing of that.
    test('shows no colour of the sample school', () => {
      const colours = sampleColours(paletteOf(name));
      expect(colours.length).toBeGreaterThan(80);
      const found = filesOf(name)
        .filter((file) => isText(file) && !file.endsWith('.js'))
        .flatMap((file) => {
          const text = textOf(name, file).toLowerCase();
          return colours.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
        });
      expect(found).toEqual([]);
    });

    test('leads nowhere where nothing is', () => {
      // Lists stand in pages, and the school's service answers for their pictures and documents.
      const isServed = (to: string) =>
        to.startsWith('/api/image/') &&
        existsSync(join(contentOf(name), 'service', to.slice('/api/image'.length)));
      const files = new Set(filesOf(name));
      const paths = new Set(pathsOf(name));
      const dead = pathsOf(name).flatMap((path) => {
        const html = textOf(name, path === '/' ? '/index.html' : `${path}/index.html`);
        return [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)]
          .map(([, to = '']) => to.replace(/[?#].*$/, '').replaceAll('&amp;', '&'))
          .filter((to) => !paths.has(to) && !files.has(to) && !isServed(to))
          .map((to) => `${path}: ${to}`);
      });
      expect([...new Set(dead)]).toEqual([]);
    });
  });
}

test('a day school names pupils by its own rules, and those who were withdrawn nowhere', () => {
  const school = 'pune-day-school';
  const found = filesOf(school)
    .filter(isText)
    .filter((file) => /(zaid|imaad)[\s\-_.]*(attar|shaikh)/i.test(textOf(school, file)));
  expect(found).toEqual([]);
  const council = textOf(school, '/StudentCouncil/index.html');
  expect(council).toContain('O. P.');
  expect(council).not.toContain('Ojas Patil');
  expect(textOf(school, '/ClassXToppers/index.html')).toContain(
    'data-privacy="birthdays=none,drawing toppers=given-and-initial,drawing,2 albums=3 withdrawn=',
  );
});
