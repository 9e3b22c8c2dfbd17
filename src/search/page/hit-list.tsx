import { Box, chakra, Text } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';

/** One hit: the whole of it is a link. */
const Hit = chakra('li', {
  base: {
    position: 'relative',
    py: 4,
    borderTop: 'hairline',
    _last: { borderBottom: 'hairline' },
    _hover: { bg: 'surface.sunken' },
    overflowWrap: 'anywhere',
    '& mark': { bg: 'accent.soft', color: 'inherit', fontWeight: 'semibold' },
    '& [data-excerpt]:empty': { display: 'none' },
  },
});

/** A list with the template of its rows: the behaviour clones and fills it. */
export function HitList() {
  return (
    <Box as="ol" listStyleType="none">
      <Hit>
        <Text textStyle="small" color="ink.muted" data-breadcrumb="" />
        <SmartLink to="/" variant="overlay" color="brand" fontWeight="semibold" fontSize="lg">
          {''}
        </SmartLink>
        <Text textStyle="small" mt={1} data-excerpt="" />
      </Hit>
    </Box>
  );
}
