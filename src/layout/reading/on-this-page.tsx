import { chakra } from '#chakra';
import { AccordionItem } from '../../components/accordion/accordion-item';
import { timedAttributes } from '../../components/timed/timed-attributes';
import { railListRecipe } from '../../theme/recipes/reading';
import { isLongPage, type PageHeadingLink } from './page-parts';
import { RailHeading } from './rail-heading';

const Links = chakra('ul', railListRecipe);

export interface OnThisPageProps {
  headings: readonly PageHeadingLink[];
  /** `rail`: open, beside the body. `fold`: closed, above it, where there is no rail. */
  variant: 'rail' | 'fold';
}

/** The headings of a long page as links; nothing on a short one. */
export function OnThisPage({ headings, variant }: OnThisPageProps) {
  if (!isLongPage(headings)) return null;
  const links = (
    <Links>
      {headings.map(({ id, text, times }) => (
        <li key={id} {...timedAttributes(times)}>
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
