/** @jest-environment node */
import { renderReport } from '../../harness/report/report';

const report = renderReport({
  title: 'What changed',
  about: ['Two pictures.'],
  filters: ['light', 'phone'],
  sections: [
    {
      title: 'Blocks/Table',
      entries: [
        {
          title: 'Default',
          tag: 'changed',
          filters: ['light', 'phone'],
          pictures: ['before', 'after'].map((label) => ({
            label,
            file: `${label}/table.webp`,
            alt: `${label}: a table`,
          })),
          lines: [[{ kind: 'added', text: 'Pay by the <b>fifth</b>.' }]],
        },
      ],
    },
    {
      title: 'Faults',
      table: [
        ['Story', ''],
        ['blocks-table--default', 'shows nothing'],
      ],
    },
  ],
});

it('shows pictures beside each other, with boxes that hide them', () => {
  expect(report).toMatch(/^<!doctype html><html lang="en">/);
  expect(report).toContain('src="before/table.webp"');
  expect(report).toContain('alt="after: a table"');
  expect(report).toContain('class="_light _phone"');
  expect(report).toContain('body:has(#_phone:not(:checked)) ._phone{display:none}');
});

it('shows changed lines, safe for HTML, and tables', () => {
  expect(report).toContain('<li class="added">+ Pay by the &lt;b&gt;fifth&lt;/b&gt;.</li>');
  expect(report).toContain('<td>shows nothing</td>');
});
