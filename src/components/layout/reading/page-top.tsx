import { Box, chakra } from '#chakra';
import { ButtonLink } from '../../button/button-link';
import { Container } from '../../section/container';
import type { MenuItem } from '../../../content/menu';
import type { Translation } from '../../../content/alternates';
import type { LabelledLink } from '../site-data';
import { pageHeadRecipe } from './page-head.recipe';
import { Breadcrumb } from './breadcrumb';
import { PageHeading } from './page-heading';
import { TranslationLinks } from './translation-links';

const Band = chakra('div', pageHeadRecipe);

/** Each page stands a few steps further along the range than the one before it in the menu. */
const step = 50;

export interface PageTopProps {
  /** The group of the menu that the page stands in. */
  group?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** The page that it belongs to, of which it shows one item: that item's title is the larger one. */
  under?: MenuItem | undefined;
  /** What most readers of the page want to do next. */
  action?: LabelledLink | undefined;
  /** The page in other languages. */
  translations?: readonly Translation[] | undefined;
  /** The name of the page in the breadcrumb, where that is not its title. */
  crumb?: string | undefined;
  /** How many pages of the menu come before this one. */
  place?: number | undefined;
  /** False where the focus goes to a field of the page, not to its heading. */
  focusable?: boolean | undefined;
}

/** Breadcrumb and page heading, in front of the decoration. */
export function PageTop(props: PageTopProps) {
  const { group, title, lead, under, action, crumb = title, place = 0, focusable } = props;
  const { translations = [] } = props;
  return (
    <Band css={{ '--walk': `${-step * place}px` }}>
      <Container pt={{ base: 4, md: 6 }}>
        <Breadcrumb group={group} under={under} title={crumb} />
        <PageHeading title={title} lead={lead} focusable={focusable} small={under !== undefined} />
        {translations.length > 0 ? (
          <Box mt={3}>
            <TranslationLinks others={translations} />
          </Box>
        ) : null}
        {action ? (
          <Box mt={5}>
            <ButtonLink to={action.to} variant="accent">
              {action.label}
            </ButtonLink>
          </Box>
        ) : null}
      </Container>
    </Band>
  );
}
