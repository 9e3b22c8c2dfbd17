import { chakra, Flex, Text } from '#chakra';
import { Logo } from '#logo';
import { keepTogether } from '../../../lib/keep-together';
import { guessLanguage } from '../../../lib/language/guess-language';
import { isIndic } from '../header/brand-name';
import { SmartLink } from '../../link/smart-link';
import type { SiteData } from '../site-data';

/** More letters than this stand in lines of twice the width; words of scripts of India are long. */
const shortName = 24;

/** The school's name with its motto, and where else it can be followed. */
export function FooterSchool({ site }: { site: SiteData }) {
  const isWide = site.name.length > shortName || isIndic(site.name);
  return (
    <div>
      <Flex
        align={isWide ? 'start' : 'center'}
        direction={isWide ? { xl: 'column' } : undefined}
        gap={4}
        mb={5}
        color="brand.onDeepStrong"
        // Long words of the name would else take its room.
        css={{ '& > svg, & > img': { flexShrink: 0 } }}
      >
        <Logo size={64} colours="one" />
        <Text
          fontFamily="display"
          fontWeight="semibold"
          fontSize="2xl"
          lineHeight={isIndic(site.name) ? '1.4' : 'display'}
          maxW={isWide ? '360px' : '180px'}
        >
          {keepTogether(site.name)}
        </Text>
      </Flex>
      {site.motto ? (
        <chakra.p
          lang={site.motto.lang ?? guessLanguage(site.motto.text)}
          fontSize="lg"
          color="brand.onDeepStrong"
        >
          {site.motto.text}
        </chakra.p>
      ) : null}
      {site.motto?.translation ? <Text>{site.motto.translation}</Text> : null}
      {site.socials ? (
        <Flex as="ul" columnGap={5} mt={3} wrap="wrap">
          {site.socials.map(({ name, url }) => (
            <li key={url}>
              <SmartLink
                to={url}
                variant="onDeep"
                display="inline-flex"
                alignItems="center"
                minH="target"
                textDecoration="underline"
              >
                {name}
              </SmartLink>
            </li>
          ))}
        </Flex>
      ) : null}
    </div>
  );
}
