import { chakra } from '#chakra';
import { Logo } from '#logo';
import type { SiteData } from '../site-data';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'ink',
    textDecoration: 'none',
    minW: 0,
    // Beside the menu it has at least this much, which a name of two words fills; where that is not
    // left, the menu goes below it.
    flex: { base: 'auto', lg: '1 1 16.25rem' },
    borderRadius: 'control',
    '& > :first-child': { flexShrink: 0 },
  },
});

/** Names longer than this are shortened on phones, where four lines would be all of the bar. */
const longName = 32;

/** Marks above and below the letters need a higher line than Latin ones. */
const isIndic = (name: string) => /[^\P{L}\p{Script=Latin}]/u.test(name);

export type BrandLinkProps = Pick<SiteData, 'name' | 'shortName' | 'affiliation'>;

/** Logo, name and affiliation: the way home from every page. */
export function BrandLink({ name, shortName, affiliation }: BrandLinkProps) {
  const isLong = name.length > longName;
  return (
    <Anchor href="/">
      <Logo size={52} />
      <chakra.span display="block" minW={0}>
        <chakra.span
          display="block"
          fontFamily="display"
          fontWeight="semibold"
          fontSize={{ base: '1.1875rem', md: '1.375rem' }}
          lineHeight={isIndic(name) ? '1.4' : '1.1'}
        >
          {isLong ? (
            <>
              <chakra.span display={{ md: 'none' }}>{shortName}</chakra.span>
              <chakra.span display={{ base: 'none', md: 'inline' }}>{name}</chakra.span>
            </>
          ) : (
            name
          )}
        </chakra.span>
        <chakra.span
          display={{ base: 'none', sm: 'block', lg: 'none', xl: 'block' }}
          fontSize="xs"
          color="ink.muted"
          lineHeight="1.3"
          mt={1}
        >
          {affiliation}
        </chakra.span>
      </chakra.span>
    </Anchor>
  );
}
