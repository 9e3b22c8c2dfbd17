import { chakra } from '#chakra';
import { Container } from '../../components/section/container';
import { pageHeadRecipe } from '../../theme/recipes/page-head';
import type { InnerPageHeadProps } from '../inner-frame';
import { Breadcrumb } from './breadcrumb';
import { PageHeading } from './page-heading';

const Band = chakra('div', pageHeadRecipe);

/** Each page stands a few steps further along the range than the one before it in the menu. */
const step = 50;

/** Where the reader is, and what the page is called, before the range that the school looks at. */
export function PageTop({ group, title, lead, crumb = title, place = 0 }: InnerPageHeadProps) {
  return (
    <Band css={{ '--walk': `${-step * place}px` }}>
      <Container pt={{ base: 4, md: 6 }}>
        <Breadcrumb group={group} title={crumb} />
        <PageHeading title={title} lead={lead} />
      </Container>
    </Band>
  );
}
