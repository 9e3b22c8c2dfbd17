import { chakra } from '#chakra';
import { Container } from '../../section/container';
import { pageHeadRecipe } from './page-head.recipe';
import { Breadcrumb } from './breadcrumb';
import { PageHeading } from './page-heading';

const Band = chakra('div', pageHeadRecipe);

/** Each page stands a few steps further along the range than the one before it in the menu. */
const step = 50;

export interface PageTopProps {
  /** The group of the menu that the page stands in. */
  group?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** The name of the page in the breadcrumb, where that is not its title. */
  crumb?: string | undefined;
  /** How many pages of the menu come before this one. */
  place?: number | undefined;
  /** False where the focus goes to a field of the page, not to its heading. */
  focusable?: boolean | undefined;
}

/** Breadcrumb and page heading, in front of the decoration. */
export function PageTop(props: PageTopProps) {
  const { group, title, lead, crumb = title, place = 0, focusable } = props;
  return (
    <Band css={{ '--walk': `${-step * place}px` }}>
      <Container pt={{ base: 4, md: 6 }}>
        <Breadcrumb group={group} title={crumb} />
        <PageHeading title={title} lead={lead} focusable={focusable} />
      </Container>
    </Band>
  );
}
