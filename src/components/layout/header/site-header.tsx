import { chakra, Flex } from '#chakra';
import { Island } from '../../island/island';
import { Container } from '../../section/container';
import { DesktopMenu } from '../navigation/desktop-menu';
import { Drawer } from '../navigation/drawer';
import type { SiteData } from '../site-data';
import { BrandLink } from './brand-link';
import { UtilityBar } from './utility-bar';

/**
 * The two bars above every page. The thin one scrolls away; the main one stays at the top and gives
 * up its air on the way.
 */
export function SiteHeader({ site, current }: { site: SiteData; current: string }) {
  return (
    <chakra.header
      position="sticky"
      // The height of the thin bar and 10 px more: the main bar grows slimmer without any script.
      top="-54px"
      zIndex="sticky"
      bg="surface"
      borderBottom="hairline"
      _print={{ position: 'static', border: 0 }}
    >
      <UtilityBar site={site} />
      <Container>
        <Flex align="center" wrap="wrap" columnGap={{ base: 3, xl: 8 }} pt="18px" pb="10px">
          <BrandLink name={site.name} shortName={site.shortName} affiliation={site.affiliation} />
          <Island name="closing-details">
            <DesktopMenu groups={site.menu} current={current} />
          </Island>
          <Island name="closing-details">
            <Drawer site={site} current={current} />
          </Island>
        </Flex>
      </Container>
    </chakra.header>
  );
}
