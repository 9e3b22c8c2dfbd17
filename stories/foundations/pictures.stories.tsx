import type { Meta, StoryObj } from '@storybook/react-vite';
import { parse } from 'yaml';
import { Box, Grid, Text } from '#chakra';
import altText from '../../content/pictures/alt.yaml?raw';
import { defaultPicture } from '../../src/components/picture/default-picture';
import { Sheet, SheetPart } from '../support/sheet';
import { pictureShapes, sceneFamilies } from './picture-words';
import { PictureSample } from './picture-sample';

const alts = parse(altText) as Record<string, string>;
const scene = (name: string) => `scenes/${name}.webp`;
const placed = new Set(sceneFamilies.flatMap(({ scenes }) => scenes.map(scene)));
const others = Object.keys(alts).filter((file) => !placed.has(file));
const families = [
  ...sceneFamilies.map((family) => ({ ...family, files: family.scenes.map(scene) })),
  ...(others.length === 0 ? [] : [{ title: 'More', about: 'Drawn since.', files: others }]),
];
const fileOf = (name: string) => (scene(name) in alts ? scene(name) : `people/${name}.webp`);
const columns = { base: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' };

function PictureSheet() {
  return (
    <Sheet
      eyebrow="Foundations"
      title="Pictures"
      lead="No photographs from a shelf: one family of drawings, made for the school, from cut paper, hills and deodars. A school with pictures of its own puts them in their place."
    >
      {families.map(({ title, about, files }) => (
        <SheetPart key={title} title={title} about={about}>
          <Grid as="ul" gap={{ base: 3, sm: 5 }} templateColumns={columns}>
            {files.map((file) => (
              <PictureSample
                key={file}
                src={`/pictures/${file}`}
                alt={alts[file] ?? ''}
                ratio={[16, 9]}
                title={file}
              />
            ))}
          </Grid>
        </SheetPart>
      ))}
      <SheetPart
        title="Shapes"
        about="Each place cuts a picture to its own shape, from the middle, and keeps that room while the picture is on its way."
      >
        <Grid as="ul" gap={{ base: 3, sm: 5 }} templateColumns={columns} alignItems="end">
          {pictureShapes.map(({ ratio, use, scene: name }) => (
            <PictureSample
              key={ratio.join()}
              src={`/pictures/${fileOf(name)}`}
              alt=""
              ratio={ratio}
              title={ratio.join(' : ')}
              note={use}
            />
          ))}
        </Grid>
      </SheetPart>
      <SheetPart
        title="The default picture"
        about="It stands wherever a record has no picture, or one that can’t be fetched. It is decorative: no alternative text."
      >
        <Box as="ul" maxW="420px">
          <PictureSample src={defaultPicture} alt="" ratio={[16, 10]} title={defaultPicture} />
        </Box>
      </SheetPart>
      <SheetPart title="Words for a picture">
        <Text maxW="text">
          Alternative text says in one sentence what the picture shows, as you would on the phone: “
          {alts[scene('library')]}” A picture without it stops the build.
        </Text>
      </SheetPart>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Pictures',
  component: PictureSheet,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: { component: 'Look here before choosing a picture, or the shape of its place.' },
    },
  },
} satisfies Meta<typeof PictureSheet>;

export default meta;

export const Pictures: StoryObj<typeof meta> = {};
