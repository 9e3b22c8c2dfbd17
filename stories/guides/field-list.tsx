import { Box, chakra, Text } from '#chakra';
import type { Field } from './fields-of';

const Name = chakra('code', {
  base: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 'xs',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
});

/** Fields of a content file with what each is for, as its schema says. */
export function FieldList({ fields }: { fields: Field[] }) {
  return (
    <Box as="dl" borderBottom="hairline">
      {fields.map(({ path, kind, description, example, required }) => (
        <Box
          key={path}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '260px 1fr' }}
          gapX={6}
          gapY={1}
          py={3}
          borderTop="hairline"
        >
          <dt>
            <Name>{path}</Name>
            <Text as="span" display="block" textStyle="small" color="ink.muted">
              {kind}
              {required ? '' : ', can be left out'}
            </Text>
          </dt>
          <dd>
            {description}
            {example ? (
              <Text as="span" display="block" textStyle="small" color="ink.muted">
                Such as: {example}
              </Text>
            ) : null}
          </dd>
        </Box>
      ))}
    </Box>
  );
}
