import { chakra, Flex, Text } from '#chakra';
import MapPin from 'lucide-react/icons/map-pin';
import { Facade } from '../../facade/facade';
import { Island } from '../../island/island';
import { Icon } from '../../icon/icon';
import { SmartLink } from '../../link/smart-link';
import type { SiteData } from '../site-data';
import { FooterHeading } from './footer-contact';

const Background = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    // Two families of faint streets: enough of a map to be understood, nothing to download.
    backgroundImage: `repeating-linear-gradient(35deg, {colors.brand.onDeepLine} 0 2px, transparent 2px 26px),
      repeating-linear-gradient(120deg, {colors.brand.onDeepLine} 0 2px, transparent 2px 34px)`,
    border: '1px solid {colors.brand.onDeepLine}',
    borderRadius: 'card',
  },
});

/** Where the school is, on a map that loads when it is asked for, and the parents' app. */
export function FooterVisit({ map, apps }: Pick<SiteData, 'map' | 'apps'>) {
  return (
    <section aria-labelledby="footer-visit">
      <FooterHeading id="footer-visit">{map ? 'Visit' : 'The parents’ app'}</FooterHeading>
      {map ? <VisitMap map={map} /> : null}
      {map && apps ? (
        <Text mt={4} fontWeight="semibold" color="brand.onDeepStrong">
          The parents’ app
        </Text>
      ) : null}
      {apps ? (
        <Flex as="ul" listStyleType="none" gap={3} mt={2} wrap="wrap">
          {apps.map(({ store, url }) => (
            <li key={url}>
              <SmartLink to={url} variant="onDeep" css={storeLink}>
                {store}
              </SmartLink>
            </li>
          ))}
        </Flex>
      ) : null}
    </section>
  );
}

function VisitMap({ map }: { map: NonNullable<SiteData['map']> }) {
  return (
    <>
      <Island name="facade">
        <Facade title={map.label} embedUrl={map.embedUrl} action="Show the map" height={190}>
          <Background />
          <Text fontSize="xs" maxW="240px">
            The map comes from {new URL(map.embedUrl).hostname} and loads only when you ask for it.
          </Text>
        </Facade>
      </Island>
      <SmartLink to={map.linkUrl} variant="onDeep" css={line}>
        <Icon as={MapPin} size={16} />
        Open the map in a new page
      </SmartLink>
    </>
  );
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minH: 'target',
  mt: 1,
} as const;
const storeLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  px: 4,
  border: '1px solid {colors.brand.onDeepLine}',
  borderRadius: 'control',
} as const;
