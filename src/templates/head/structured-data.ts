import type { Graph } from 'schema-dts';
import type { Site } from '../../content/site.schema';
import type { Translation } from '../../content/alternates';
import { dialled } from '../../lib/phones/dialled';
import { cardPath } from './card-path';
import type { Question } from './questions';

/** What structured data says about the school. */
export type SchoolIdentity = Pick<
  Site,
  | 'name'
  | 'code'
  | 'siteUrl'
  | 'founded'
  | 'address'
  | 'phones'
  | 'email'
  | 'socials'
  | 'emptyLists'
  | 'languages'
> & {
  /** The pages that there are in several languages, if any. */
  translations?: Translation[][];
  /** What browsers show of children, as `policyText` writes it. */
  privacy?: string;
};

/** A thing of schema.org. */
export type Thing = { '@context': 'https://schema.org'; '@type': string | string[] } & Record<
  string,
  unknown
>;

/** The school itself, for the front page. https://schema.org/School */
export function schoolThing(school: SchoolIdentity): Thing {
  const { lines, city, state, postcode } = school.address;
  const phone = school.phones[0]?.number;
  return {
    '@context': 'https://schema.org',
    '@type': ['School', 'EducationalOrganization'],
    name: school.name,
    url: school.siteUrl,
    logo: `${school.siteUrl}/icons/icon-512.png`,
    image: `${school.siteUrl}${cardPath('/')}`,
    foundingDate: String(school.founded),
    email: school.email,
    // As it is dialled from anywhere: readers of it are not in the school's town.
    telephone: phone === undefined ? undefined : (dialled(phone) ?? phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.filter((line) => line !== school.name).join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'IN',
    },
    ...(school.socials && { sameAs: school.socials.map(({ url }) => url) }),
  };
}

/** The breadcrumb of a page. https://schema.org/BreadcrumbList */
export function breadcrumbThing(page: { title: string; siteUrl: string }): Thing {
  const steps = [
    { name: 'Home', item: `${page.siteUrl}/` },
    // The last step is the page itself, so it needs no address.
    { name: page.title },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** Questions with their answers, as a page shows them. https://schema.org/FAQPage */
export function questionsThing(questions: readonly Question[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Things as the text of a script element; nothing in it can end the element. */
export function jsonLd(thing: Thing | Graph): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
