import type { InferType } from 'yup';
import { fetchedOnlyForms, nameForms, pictureForms } from '../../lib/privacy/policy';
import { amount, choice, date, flag, list, phrase, shape, text } from '../fields';

const why = phrase(
  'Why it is shown, for the page about children’s data.',
  'So that the school can congratulate together.',
).optional();

const form = {
  name: choice('How a child is named: whole, "Asha M.", "A. M.", or not at all.', nameForms),
  picture: choice('The photo, or the drawing that stands for it.', pictureForms),
  why,
};

const withdrawnChildren = list(
  'Children who are named and shown nowhere, one line for each.',
  shape('One child.', {
    name: text('The whole name, as the site would write it.', 'Asha Rani Menon').optional(),
    files: list(
      'Photos and documents of the child, by the paths that the content gives them.',
      text('One file.', 'pictures/albums/annual-day/03.webp'),
    ).optional(),
    others: list(
      'Other children whose names are like this one, and who are shown.',
      text('The whole name, as the site writes it.', 'Asha Menon'),
    ).optional(),
  }).test('somebody', (value, context) => {
    // A key that is mistyped is told as such.
    if (!value || Object.keys(value).length > 0) return true;
    return context.createError({
      message: 'nobody is withdrawn; write the child’s "name", or "files", or both',
    });
  }),
);

/** withdrawn.yaml in the private folder: the children whom no page and no list may show. */
export const withdrawnSchema = shape('Children who are named and shown nowhere.', {
  withdrawn: withdrawnChildren,
});

/** content/privacy.yaml: what the site shows of children. */
export const privacySchema = shape(
  'What the site shows of children, until when, and whose data were withdrawn. Without this file everything shows as it is written and sent.',
  {
    birthdays: shape('Today’s birthdays on the front page, each on the day itself.', form),
    toppers: shape('The best of the board examinations.', {
      ...form,
      sessions: amount('How many of the newest sessions are shown; all without it.', 4, 1)
        .integer('"sessions" must be a whole number')
        .optional(),
    }),
    albums: shape('Photos of school life.', {
      shown: flag('false: no album is shown at all.'),
      years: amount('How many years an album is shown; for good without it.', 5, 1)
        .integer('"years" must be a whole number')
        .optional(),
      why,
    }),
    council: shape('Pupils with an office, on pages that mark them as children.', {
      ...form,
      until: date('The last day on which they are named; the end of their office.').optional(),
    }),
    certificates: shape('The public list of transfer certificates, on pages with that block.', {
      name: choice(
        'How a child is named: whole, "Asha M.", "A. M.", or not at all; "A. M." without this key.',
        nameForms,
      ).optional(),
      papers: flag(
        'true: everybody may open the certificates, which name the children; no one without it.',
      ).optional(),
      why,
    }).optional(),
    fetchedOnly: list(
      'Lists that name children here. Search engines and readers without scripts do not get them: they are fetched in the browser.',
      choice('One list.', fetchedOnlyForms),
    ).optional(),
    withdrawn: withdrawnChildren.optional(),
  },
);

/** What the site shows of children, as written. */
export type WrittenPrivacy = InferType<typeof privacySchema>;
