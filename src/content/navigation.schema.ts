import type { InferType } from 'yup';
import { labelledLink, link } from './content-fields';
import { eachOnce, validator } from './field-messages';
import { list, phrase, shape, text } from './fields';
import { redirectSource } from './page-fields';

const groups = list(
  'The groups of the main menu, in order.',
  shape('One group. Pages join it with their key "menu".', {
    name: text('The name of the group.', 'Admission'),
    path: link('A page that the group itself leads to.').optional(),
    summary: phrase('A line about the group.', 'Who may join, and when to apply.').optional(),
  }),
).test(eachOnce('group', (group) => group?.name, '.name'));

/** content/navigation.yaml: the menus around every page. */
export const navigationSchema = shape('The menus around every page.', {
  groups,
  utility: list('The links in the bar above the menu.', labelledLink('One link.')).optional(),
  footer: shape('The foot of every page.', {
    quickLinks: list('The quick links.', labelledLink('One link.')),
  }).optional(),
  moved: list(
    'Addresses of an older site that lead to a document, or to a page that does not name them in its "redirectFrom".',
    shape('One of them.', {
      from: redirectSource('The old address.'),
      to: link('Where it leads: a page, or a document such as /papers/fees.pdf.').test(
        validator('leads-on', (value: string) =>
          /^(?:mailto|tel|#)/.test(value)
            ? `no address can lead to "${value}"; write a page, a document, or an https: address`
            : undefined,
        ),
      ),
    }),
    [{ from: '/wp-content/uploads/fees.pdf', to: '/papers/fees.pdf' }],
  ).optional(),
  gone: list(
    'Addresses of pages that were removed for good; hosts that can say so answer 410.',
    redirectSource('The address of a removed page.'),
    ['/Hostel'],
  ).optional(),
});

/** The menus around every page, as content/navigation.yaml says them. */
export type Navigation = InferType<typeof navigationSchema>;
