import { chakra } from '#chakra';
import { Mark } from '#mark';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'ink',
    textDecoration: 'none',
    minW: 0,
    borderRadius: 'control',
  },
});

/** Mark, name and affiliation: the way home from every page. */
export function BrandLink({ name, affiliation }: { name: string; affiliation: string }) {
  return (
    <Anchor href="/">
      <Mark size={52} />
      <chakra.span display="block" minW={0}>
        <chakra.span
          display="block"
          fontFamily="display"
          fontWeight="semibold"
          fontSize={{ base: '1.1875rem', md: '1.375rem' }}
          lineHeight="1.1"
          whiteSpace={{ md: 'nowrap' }}
        >
          {name}
        </chakra.span>
        <chakra.span
          display={{ base: 'none', sm: 'block', lg: 'none', xl: 'block' }}
          fontSize="xs"
          color="ink.muted"
          lineHeight="1.3"
          mt={1}
          whiteSpace="nowrap"
        >
          {affiliation}
        </chakra.span>
      </chakra.span>
    </Anchor>
  );
}
