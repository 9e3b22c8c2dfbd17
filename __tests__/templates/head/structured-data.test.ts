/** @jest-environment node */
import { sampleContent } from '../../support/sample-content';
import { questionsOf } from '../../../src/templates/head/questions';
import {
  breadcrumbThing,
  jsonLd,
  questionsThing,
  schoolThing,
  type Thing,
} from '../../../src/templates/head/structured-data';

const { site, pages } = sampleContent;

const is = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  url: (value: unknown) => typeof value === 'string' && /^https:\/\/\S+$/.test(value),
  year: (value: unknown) => typeof value === 'string' && /^\d{4}(-\d\d)*$/.test(value),
};

/**
 * What search engines require of a thing, and the form of what it may have besides.
 * https://schema.org/School
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * https://schema.org/FAQPage
 */
type Rule = ((value: unknown) => boolean) | string | [string];
const shapes: Record<string, { required: Record<string, Rule>; optional: Record<string, Rule> }> = {
  School: {
    required: { name: is.text, url: is.url, address: 'PostalAddress' },
    optional: {
      logo: is.url,
      image: is.url,
      foundingDate: is.year,
      email: is.text,
      telephone: is.text,
      sameAs: (value) => Array.isArray(value) && value.every(is.url),
    },
  },
  PostalAddress: {
    required: { addressLocality: is.text, addressCountry: is.text },
    optional: { streetAddress: is.text, addressRegion: is.text, postalCode: is.text },
  },
  BreadcrumbList: { required: { itemListElement: ['ListItem'] }, optional: {} },
  ListItem: {
    required: { name: is.text, position: (value) => Number.isInteger(value) },
    optional: { item: is.url },
  },
  FAQPage: { required: { mainEntity: ['Question'] }, optional: {} },
  Question: { required: { name: is.text, acceptedAnswer: 'Answer' }, optional: {} },
  Answer: { required: { text: is.text }, optional: {} },
};

/** What is wrong with a thing; nothing when it is as it should be. */
function faultsOf(thing: unknown, type: string, at = type): string[] {
  const shape = shapes[type];
  if (!shape || typeof thing !== 'object' || thing === null) return [`${at} is no ${type}`];
  const { '@context': _, '@type': own, ...fields } = thing as Record<string, unknown>;
  const named = [own].flat().includes(type) ? [] : [`${at} says that it is ${String(own)}`];
  const missing = Object.keys(shape.required).filter((name) => fields[name] === undefined);
  const rules: Record<string, Rule> = { ...shape.required, ...shape.optional };
  const wrong = Object.entries(fields).flatMap(([name, value]) => {
    const rule = rules[name];
    const place = `${at}.${name}`;
    if (rule === undefined) return [`${place} is not known`];
    if (typeof rule === 'function') return value === undefined || rule(value) ? [] : [place];
    if (typeof rule === 'string') return faultsOf(value, rule, place);
    const list: unknown[] = Array.isArray(value) ? value : [];
    if (list.length === 0) return [`${place} is empty`];
    return list.flatMap((item, index) => faultsOf(item, rule[0], `${place}[${index}]`));
  });
  return [...named, ...missing.map((name) => `${at}.${name} is missing`), ...wrong];
}

it('tells a valid school', () => {
  expect(faultsOf(schoolThing(site), 'School')).toEqual([]);
  expect(schoolThing(site)['@context']).toBe('https://schema.org');
});

it.each(pages.map(({ path, title, blocks }) => [path, title, blocks] as const))(
  'tells valid things about %s',
  (_, title, blocks) => {
    const way = breadcrumbThing({ title, siteUrl: site.siteUrl });
    expect(faultsOf(way, 'BreadcrumbList')).toEqual([]);
    // All but the last step need an address.
    const steps = way.itemListElement as { item?: string; position: number }[];
    expect(steps.slice(0, -1).every(({ item }) => item)).toBe(true);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
    const questions = questionsOf(blocks);
    if (questions.length > 0) expect(faultsOf(questionsThing(questions), 'FAQPage')).toEqual([]);
  },
);

it('takes questions for questions, and nothing else', () => {
  const path = (wanted: string) => pages.find((page) => page.path === wanted)?.blocks ?? [];
  expect(questionsOf(path('/FeeStructure')).map(({ question }) => question)).toContain(
    'Does the fee rise every year?',
  );
  const all = pages.flatMap(({ blocks }) => questionsOf(blocks));
  expect(
    all.filter(({ question, answer }) => !question.endsWith('?') || /<|^$/.test(answer)),
  ).toEqual([]);
});

it('finds what is wrong with a thing', () => {
  const bare = {
    '@context': 'https://schema.org',
    '@type': 'School',
    name: '',
    motto: 'x',
  } as Thing;
  expect(faultsOf(bare, 'School')).toEqual([
    'School.url is missing',
    'School.address is missing',
    'School.name',
    'School.motto is not known',
  ]);
  expect(jsonLd({ ...bare, name: '</script>' })).not.toContain('</script>');
});
