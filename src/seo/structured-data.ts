import type { Site } from '../content/site.schema';
import { cardPath } from './cards/card-path';
import type { Block } from '../blocks/schemas';

/** A question that a page answers; the answer is HTML text without elements. */
export interface Question {
  question: string;
  answer: string;
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The questions of a page: an accordion counts when each of its lines is a question with an answer
 * in words. One that opens parts of the page is none, whatever its lines ask.
 */
export function questionsOf(blocks: readonly Block[]): Question[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'accordion') return [];
    const asked = block.items.every(({ title, html }) => title.endsWith('?') && html);
    return asked
      ? block.items.map(({ title, html = '' }) => ({ question: title, answer: plain(html) }))
      : [];
  });
}

/** What structured data says about the school. */
export type SchoolIdentity = Pick<
  Site,
  'name' | 'code' | 'siteUrl' | 'founded' | 'address' | 'phones' | 'email' | 'socials'
> & {
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
  return {
    '@context': 'https://schema.org',
    '@type': ['School', 'EducationalOrganization'],
    name: school.name,
    url: school.siteUrl,
    logo: `${school.siteUrl}/icons/icon-512.png`,
    image: `${school.siteUrl}${cardPath('/')}`,
    foundingDate: String(school.founded),
    email: school.email,
    telephone: school.phones[0]?.number,
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

/** A thing as the text of a script element; nothing in it can end the element. */
export function jsonLd(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
