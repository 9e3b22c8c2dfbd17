import type { Meta, StoryObj } from '@storybook/react-vite';
import { chakra, Flex, Heading } from '#chakra';
import { blockKinds } from '../../src/blocks/schemas';
import { ButtonLink } from '../../src/components/button/button-link';
import { pageSchema } from '../../src/content/page.schema';
import { Sheet, SheetPart } from '../support/sheet';
import { BlockGuide, commonFields } from './block-guide';
import { FieldList } from './field-list';
import { fieldsOf } from './fields-of';
import { faultExample, pageExample } from './page-example';
import { Printed, YamlSheet } from './yaml-sheet';

const Steps = chakra('ol', {
  base: { listStyleType: 'decimal', ps: 6, display: 'grid', gap: 3, maxW: 'text' },
});

function EditorSheet() {
  return (
    <Sheet
      eyebrow="The workshop"
      title="For editors"
      lead="A page is a file in content/pages, made of blocks. Here is every block: what you write, what is read, and what each field is for."
    >
      <SheetPart
        title="A page"
        about="Save this as content/pages/hostel.yaml, and the page has its address, its place in the menu, its title and its entry for search engines."
      >
        <YamlSheet yaml={pageExample} />
        <Heading as="h3" textStyle="h3" mt={8} mb={3}>
          What can be written at the top
        </Heading>
        <FieldList fields={fieldsOf(pageSchema.describe())} />
        <Heading as="h3" textStyle="h3" mt={8} mb={3}>
          What every block has
        </Heading>
        <FieldList fields={commonFields} />
      </SheetPart>
      <SheetPart title="How to try it">
        <Steps>
          <li>
            <code>npm run develop</code> shows the site at http://localhost:8000. Open your page
            there; it changes as you save.
          </li>
          <li>
            <code>npm run content:check</code> reads all files in a second or two and names every
            fault at once.
          </li>
          <li>
            Set <code>reviewed</code> to the day on which you read the page last. It stands at its
            foot.
          </li>
        </Steps>
      </SheetPart>
      <SheetPart
        title="What a fault looks like"
        about="File, line, column, what is wrong and what to do. A fault stops the build, so that no reader ever meets one."
      >
        <Printed lines={faultExample.faults} />
      </SheetPart>
      <SheetPart title="Where things go">
        <Steps>
          <li>
            Pictures go into <code>content/pictures</code>, up to 1920 pixels wide; the build makes
            the smaller sizes. Name them by their path there, such as{' '}
            <code>scenes/library.webp</code>, and say in <code>alt</code> what they show.
          </li>
          <li>
            PDFs go into <code>content/papers</code>. Type and size are read from the file.
          </li>
          <li>
            What several pages state (a fee, an age, an hour) goes into <code>content/facts</code>,
            once. Pages call it: <code>{'{{ fees.lateFine | money }}'}</code>.
          </li>
          <li>
            News, events, albums and the other live lists come from the content service, not from
            these files.
          </li>
        </Steps>
      </SheetPart>
      <SheetPart title="The blocks" about="More states of each stand under Blocks.">
        <Flex as="nav" aria-label="Blocks" gap={3} wrap="wrap">
          {blockKinds.map((kind) => (
            <ButtonLink key={kind} to={`#kind-${kind}`} variant="outline" size="sm">
              {kind}
            </ButtonLink>
          ))}
        </Flex>
      </SheetPart>
      {blockKinds.map((kind) => (
        <BlockGuide key={kind} kind={kind} />
      ))}
    </Sheet>
  );
}

const meta = {
  title: 'For editors',
  // Its code is in the device's own font, which a picture cannot be held to.
  component: EditorSheet,
  tags: ['!autodocs', 'device-font'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: 'Look here before writing a page: every block, with the YAML beside it.',
      },
    },
  },
} satisfies Meta<typeof EditorSheet>;

export default meta;

export const ForEditors: StoryObj<typeof meta> = { name: 'For editors' };
