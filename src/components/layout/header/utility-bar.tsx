import { chakra, Flex } from '#chakra';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../icon/icon';
import { Island } from '../../island/island';
import { SmartLink } from '../../link/smart-link';
import { telHref } from '../../link/tel-href';
import { Container } from '../../section/container';
import type { SiteData } from '../site-data';
import { ColourModeButton } from './colour-mode-button';
import { SearchLink } from './search-link';

/** The thin bar on top: how to reach the office, and the four errands parents come for. */
export function UtilityBar({ site }: { site: SiteData }) {
  const phone = site.phones[0]?.number ?? '';
  return (
    <chakra.div bg="brand.deep" color="brand.onDeep" fontSize="sm" _print={{ display: 'none' }}>
      <Container>
        <Flex align="center" wrap="wrap" columnGap={{ base: 2, sm: 4, lg: 6 }} minH="44px">
          <SmartLink
            to={telHref(phone)}
            variant="onDeep"
            css={contact}
            whiteSpace={{ lg: 'nowrap' }}
          >
            <Icon as={Phone} size={16} />
            {phone}
          </SmartLink>
          <SmartLink
            to={`mailto:${site.email}`}
            variant="onDeep"
            css={contact}
            display={{ base: 'none', md: 'inline-flex' }}
            minW={0}
          >
            <Icon as={Mail} size={16} />
            {site.email}
          </SmartLink>
          {/* One group: where text is large or wide, no sign stands alone in a line. */}
          <Flex align="center" flex={group} minW={0} ms="auto" justify="end" columnGap="inherit">
            {site.utility.length > 0 ? <Errands links={site.utility} /> : null}
            {site.paths.includes('/Search') ? (
              <Island name="search-link">
                <SearchLink />
              </Island>
            ) : null}
            <ColourModeButton />
          </Flex>
        </Flex>
      </Container>
    </chakra.div>
  );
}

/** The last link, fee payment, is what a parent on a phone comes for. */
function Errands({ links }: { links: SiteData['utility'] }) {
  return (
    <Flex as="ul" listStyleType="none" minW={0} wrap="wrap" columnGap={{ base: 4, lg: 6 }}>
      {links.map(({ label, to }, index) => (
        <chakra.li
          key={to}
          display={{ base: index === links.length - 1 ? 'block' : 'none', lg: 'block' }}
        >
          <SmartLink to={to} variant="onDeep" css={contact} whiteSpace={{ lg: 'nowrap' }}>
            {label}
          </SmartLink>
        </chakra.li>
      ))}
    </Flex>
  );
}

/** On narrow phones words take two lines, as long as that is room enough: twice as large they have a line of their own. */
const group = { base: '1 1 9em', lg: '0 1 auto' } as const;

const contact = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minH: '36px',
  lineHeight: 'snug',
} as const;
