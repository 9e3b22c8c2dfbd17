import { chakra, Text } from '#chakra';
import type { ReactNode } from 'react';
import { AccordionItem } from '../../accordion/accordion-item';
import { timedAttributes } from '../../timed/timed-attributes';
import { railListRecipe } from './reading.recipe';
import type { PageHeading } from '../../../content/page.schema';

/** Fewer headings than this are seen at a glance. */
const LONG_PAGE = 3;

/** Whether a page is long enough for 'On this page'. */
export const isLongPage = (headings: readonly PageHeading[]) => headings.length >= LONG_PAGE;

const Links = chakra('ul', railListRecipe);

/** The words above a list of the rail; no heading, as the list's own label says the same. */
export function RailHeading({ children }: { children: ReactNode }) {
  return (
    <Text aria-hidden textStyle="eyebrow" mb={3}>
      {children}
    </Text>
  );
}

export interface OnThisPageProps {
  headings: readonly PageHeading[];
  /** `rail`: open, beside the body. `fold`: closed, above it, where there is no rail. */
  variant: 'rail' | 'fold';
}

/** The headings of a long page as links; nothing on a short one. */
export function OnThisPage({ headings, variant }: OnThisPageProps) {
  if (!isLongPage(headings)) return null;
  const links = (
    <Links>
      {headings.map(({ id, text, lang, times }) => (
        <li key={id} lang={lang} {...timedAttributes(times)}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </Links>
  );
  return variant === 'fold' ? (
    <chakra.nav aria-label="On this page" display={{ lg: 'none' }} _print={{ display: 'none' }}>
      <AccordionItem title="On this page">{links}</AccordionItem>
    </chakra.nav>
  ) : (
    <nav aria-label="On this page">
      <RailHeading>On this page</RailHeading>
      {links}
    </nav>
  );
}
