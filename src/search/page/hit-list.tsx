import { Box, chakra, Text } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';

/** One place that was found: the whole of it is the target. */
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

/** A list with the pattern of its rows: the behaviour takes the row out and fills copies of it. */
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
