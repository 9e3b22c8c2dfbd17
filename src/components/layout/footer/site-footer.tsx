import { chakra, Flex, Grid } from '#chakra';
import { footerRecipe } from './footer.recipe';
import { Container } from '../../section/container';
import { formatDay } from '../../../lib/dates/format';
import { parsePlainDate } from '../../../lib/dates/plain-date';
import type { SiteData } from '../site-data';
import { FooterContact, FooterLinks } from './footer-contact';
import { FooterSchool } from './footer-school';
import { FooterVisit } from './footer-visit';

const Background = chakra('footer', footerRecipe);

/** The foot of every page: where to go next, how to reach the school, and where it is. */
export function SiteFooter({ site }: { site: SiteData }) {
  const hasLinks = site.quickLinks.length > 0;
  const canVisit = Boolean(site.map ?? site.apps);
  const columns = [
    '1.25fr',
    ...(hasLinks ? ['0.8fr'] : []),
    '1.15fr',
    ...(canVisit ? ['1.2fr'] : []),
  ];
  const updated = parsePlainDate(site.lastUpdated);
  return (
    <Background>
      <Container>
        <Grid
          gap={{ base: 10, lg: 12 }}
          templateColumns={{ base: '1fr', md: '1fr 1fr', xl: columns.join(' ') }}
          _print={{ display: 'none' }}
        >
          <FooterSchool site={site} />
          {hasLinks ? <FooterLinks links={site.quickLinks} /> : null}
          <FooterContact site={site} />
          {canVisit ? <FooterVisit map={site.map} apps={site.apps} /> : null}
        </Grid>
        <Flex
          wrap="wrap"
          columnGap={6}
          rowGap={1}
          justify="space-between"
          mt={12}
          pt={5}
          fontSize="sm"
          borderTop="1px solid {colors.brand.onDeepLine}"
          _print={{ mt: 6, pt: 2, color: 'ink.muted', borderColor: 'line' }}
        >
          <Affiliation council={site.council} since={site.affiliated} />
          {updated ? <span>Last updated {formatDay(updated)}</span> : null}
        </Flex>
      </Container>
    </Background>
  );
}

function Affiliation({
  council,
  since,
}: {
  council: string | undefined;
  since: string | undefined;
}) {
  if (!council) return null;
  return (
    <span>
      Affiliated to the {council}
      {since ? <> since {since}</> : null}
    </span>
  );
}
