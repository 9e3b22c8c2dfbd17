import { chakra, Flex, Grid } from '#chakra';
import { footerRecipe } from '../../theme/recipes/footer';
import { Container } from '../../components/section/container';
import { formatDay } from '../../dates/format';
import { parsePlainDate } from '../../dates/plain-date';
import type { SiteData } from '../site-data';
import { FooterContact } from './footer-contact';
import { FooterLinks } from './footer-links';
import { FooterSchool } from './footer-school';
import { FooterVisit } from './footer-visit';

const Background = chakra('footer', footerRecipe);

/** The foot of every page: where to go next, how to reach the school, and where it is. */
export function SiteFooter({ site }: { site: SiteData }) {
  const updated = parsePlainDate(site.lastUpdated);
  return (
    <Background>
      <Container>
        <Grid
          gap={{ base: 10, lg: 12 }}
          templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1.25fr 0.8fr 1.15fr 1.2fr' }}
          _print={{ display: 'none' }}
        >
          <FooterSchool site={site} />
          <FooterLinks links={site.quickLinks} />
          <FooterContact site={site} />
          <FooterVisit map={site.map} apps={site.apps} />
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
          <span>
            Affiliated to the {site.council} since {site.affiliated}
          </span>
          {updated ? <span>Last updated {formatDay(updated)}</span> : null}
        </Flex>
      </Container>
    </Background>
  );
}
