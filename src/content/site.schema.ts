import type { InferType } from 'yup';
import { withoutEndSlash } from '../lib/http/base-url';
import { validator } from './field-messages';
import { amount, choice, flag, list, phrase, shape, text } from './fields';
import { MONTH_NAMES } from '../lib/dates/format';
import { link, webAddress } from './content-fields';
import { language } from './language';
import { phoneProblem } from '../lib/phones/phone-problem';
import { isEmail } from '../lib/is-email';
import { publishSchema } from './publish.schema';
import { httpsExtents } from '../lib/headers/security-headers';

const email = (description: string, example: string) =>
  text(description, example).test(
    validator('email', (value: string) =>
      isEmail(value) ? undefined : `"${value}" is not an e-mail address; write it like ${example}`,
    ),
  );

const phone = text(
  'The number, one that can be dialled; with its country code, or its area code.',
  '+91 00000 00009',
).test(validator('phone', phoneProblem));

/** Parts of a path that every host serves as they are, and that no rule of a host reads as anything else. */
const plainPath = /^(?:\/[A-Za-z0-9][\w-]*)*$/;

const siteAddress = webAddress(
  'The address of the site, without a slash at its end; with the folder where it stands below one (https://office.github.io/hillview).',
).test(
  validator('address', (value: string) => {
    if (!URL.canParse(value)) return undefined;
    const { origin, pathname } = new URL(value);
    const base = withoutEndSlash(pathname);
    if (value === origin + base && plainPath.test(base)) return undefined;
    if (value.endsWith('/')) return 'leave the slash at the end out';
    return plainPath.test(base)
      ? `write the address alone: ${origin}${base}`
      : `a site can't stand at "${base}": name its folder in letters, figures and hyphens, such as ${origin}/new`;
  }),
);

/** content/site.yaml: who the school is. */
export const siteSchema = shape('Who the school is. Every page shows some of it.', {
  name: phrase('The full name.', 'Hillview School'),
  shortName: phrase('The name where space is short.', 'Hillview'),
  code: text('The school’s code at the content service.', 'HVS'),
  siteUrl: siteAddress,
  publish: publishSchema,
  httpsOnly: choice(
    'Which addresses browsers ask for by https alone, for two years after a visit: this site’s; with subdomains also webmail and all others of the school, which have to have a certificate then; with preload browsers know it before any visit, and it is hard to take back.',
    httpsExtents,
  ).optional(),
  founded: amount('The year the school opened.', 1983, 1500),
  affiliated: phrase('When it was affiliated.', 'January 1990').optional(),
  languages: list(
    'The languages beside English that the school writes in, by their tags: what has their letters is taken for the first of them.',
    language('A language, by its tag.', 'mr'),
  ).optional(),
  affiliation: phrase('The line below the name.', 'ICSE · ISC · Jaipur · founded 1983'),
  council: phrase(
    'The council or board that it is affiliated to.',
    'Council for the Indian School Certificate',
  ).optional(),
  motto: shape('The motto.', {
    text: text('The motto in its own language.', 'विद्या ददाति विनयम्'),
    lang: language(
      'The language of the motto, by its tag, so that it is read out well; guessed by its script when left out.',
      'sa',
    ).optional(),
    translation: phrase('What it means.', 'Learning makes us modest.').optional(),
  }).optional(),
  address: shape('The postal address.', {
    lines: list('The lines above the city.', phrase('A line.', '1 Station Road')),
    city: text('The city.', 'Jaipur'),
    state: text('The state.', 'Rajasthan'),
    postcode: text('The postcode, in quotes.', '302001'),
  }),
  phones: list(
    'The phone numbers; the first one is the main number.',
    shape('One number.', { label: phrase('Who answers.', 'School office'), number: phone }),
  ),
  email: email('The address for everybody.', 'office@school.example'),
  supportEmail: email(
    'The address of the parents’ help desk.',
    'support@school.example',
  ).optional(),
  helpDesk: phrase('When the help desk is open.', '8:00 am to 8:00 pm').optional(),
  links: shape('Addresses on other sites.', {
    parentPortal: webAddress('Where parents sign in.').optional(),
    erp: webAddress('The maker of the school’s software.').optional(),
    erpLogin: webAddress('Where the staff sign in.').optional(),
    feePayment: webAddress('Where fees are paid.').optional(),
    registration: webAddress('Where a child is registered.').optional(),
  }).optional(),
  forms: shape('What becomes of the form of /ContactUs.', {
    address: webAddress(
      'Where the form of /ContactUs goes: a service that takes ordinary web forms.',
      'https://forms.example/f/hillview',
    ).optional(),
    to: shape('Where messages go by e-mail, which needs SMTP_URL at the content service.', {
      default: email(
        'The address for all messages that go nowhere else; "email" without it.',
        'office@school.example',
      ).optional(),
      subjects: list(
        'Other addresses for some subjects; the first that fits counts.',
        shape('One of them.', {
          words: list(
            'Words of a subject, one of which is enough; in the plural too.',
            text('A word.', 'admission'),
          ),
          to: email('The address.', 'admissions@school.example'),
        }),
      ).optional(),
    }).optional(),
    from: email(
      'The address that these e-mails come from, one that the mail server may use; "email" without it.',
      'website@school.example',
    ).optional(),
    answered: phrase(
      'When the office answers, as a sentence.',
      'The office answers within two working days.',
    ).optional(),
    copies: flag('Whether visitors may ask for a copy of their message by e-mail.').optional(),
  }).optional(),
  push: flag(
    'false: visitors can’t ask to be told of new circulars by their browser. Needs the content service of this program, and https.',
  ).optional(),
  socials: list(
    'The school on social media.',
    shape('One of them.', {
      name: text('The name of the network.', 'Facebook'),
      url: webAddress('The school’s page there.'),
    }),
  ).optional(),
  socialPage: shape('The page shown on the front page, loaded when a visitor asks for it.', {
    title: phrase('What it is.', 'Hillview School on Facebook'),
    embedUrl: webAddress('The address for the frame.'),
    url: webAddress('The address of the page itself.'),
  }).optional(),
  map: shape('The map in the footer, loaded when a visitor asks for it.', {
    label: phrase('What the map shows.', 'Map of the school, 1 Station Road'),
    embedUrl: webAddress('The address for the frame.'),
    linkUrl: webAddress('The address of the map itself.'),
  }).optional(),
  apps: list(
    'Where the app can be had.',
    shape('One store.', {
      store: choice('The store.', ['Google Play', 'App Store'] as const),
      url: webAddress('The app’s page there.'),
    }),
  ).optional(),
  classes: list(
    'The classes as fee tables name them, the youngest first; other ones are refused there.',
    text('A class.', 'NUR'),
  ).optional(),
  streams: list(
    'The streams of the highest classes; other ones are refused in fee tables and combinations.',
    text('A stream.', 'Science'),
  ).optional(),
  houses: list(
    'The houses, for texts that name them: {{ site.houses.0.name }}.',
    shape('One house.', {
      name: text('The name.', 'Falcon House'),
      colour: phrase('Its colour, in a word.', 'blue').optional(),
    }),
  ).optional(),
  sessionFrom: choice(
    'The month with which a session begins, by its English name; April without it.',
    MONTH_NAMES,
  ).optional(),
  examinations: list(
    'The board examinations whose toppers the site shows, the highest class first.',
    shape('One examination.', {
      class: choice('The class that sits it.', ['XII', 'X'] as const),
      name: phrase('What it is called.', 'CBSE'),
      page: link('The page of its toppers.').optional(),
    }),
  ).optional(),
  emptyLists: choice(
    'What a list shows that has nothing in it yet: a sentence that says so, or empty cards; those without it.',
    ['sentence', 'placeholders'] as const,
  ).optional(),
  alumni: list(
    'Former students whom the page /Alumni shows when the content service has none.',
    shape('One of them.', {
      title: phrase('What they are known for.', 'Judiciary'),
      name: phrase('The name.', 'Farah Khan'),
      designation: phrase('What they do.', 'Civil Judge, Junior Division'),
      batch: phrase('The class with which they left.', 'ISC 2010'),
    }),
  ).optional(),
});

/** Who the school is, as content/site.yaml says it. */
export type Site = InferType<typeof siteSchema>;
