import { Box, chakra, Grid, Heading } from '#chakra';
import { BlockList } from '../../src/blocks/block-list';
import { type BlockKind, blockRegistry } from '../../src/blocks/schemas';
import { Card } from '../../src/components/card/card';
import { schoolExample } from '../content/site.examples';
import { SheetPart } from '../support/sheet';
import { examplesOf } from './block-examples';
import { FieldList } from './field-list';
import { fieldsOf } from './fields-of';
import { YamlSheet } from './yaml-sheet';

/** What every block has; the guide says it once. */
const common = ['kind', 'id', 'heading'];

/** The fields that every block has. */
export const commonFields = fieldsOf(blockRegistry.prose.schema.describe()).filter(({ path }) =>
  common.includes(path),
);

const Label = chakra('p', { base: { textStyle: 'eyebrow', mb: 2 } });

/** A kind of block: what an editor writes, what a reader sees, and what each field is for. */
export function BlockGuide({ kind }: { kind: BlockKind }) {
  const described = blockRegistry[kind].schema.describe();
  const [example] = examplesOf(kind);
  const fields = fieldsOf(described).filter(({ path }) => !common.includes(path));
  return (
    <SheetPart id={`kind-${kind}`} title={kind} about={described.meta?.description}>
      {example ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
          gap={6}
          alignItems="start"
        >
          <Box>
            <Label>As you write it</Label>
            <YamlSheet yaml={example.yaml} />
          </Box>
          <Box>
            <Label>As it is read</Label>
            <Card padding="md" overflow="visible">
              <BlockList blocks={[example.block]} school={schoolExample} />
            </Card>
          </Box>
        </Grid>
      ) : null}
      {fields.length > 0 ? (
        <>
          <Heading as="h3" textStyle="h3" mt={8} mb={3}>
            What can be written
          </Heading>
          <FieldList fields={fields} />
        </>
      ) : null}
    </SheetPart>
  );
}
