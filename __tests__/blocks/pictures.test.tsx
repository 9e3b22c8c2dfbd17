import { screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { galleryExamples } from '../../stories/blocks/gallery.examples';
import { imageExamples } from '../../stories/blocks/image.examples';
import { renderBlocks } from '../support/render-blocks';

const built = (width: number, height: number): IGatsbyImageData => ({
  layout: 'constrained',
  width,
  height,
  images: { fallback: { src: '/static/made.jpg', srcSet: '/static/made.jpg 720w' }, sources: [] },
});

const { block } = imageExamples.library;

it('shows the sizes that the build has made, in their own proportions', () => {
  renderBlocks([block], { [block.src]: built(1600, 900) });
  const picture = screen.getByRole('img', { name: block.alt });
  expect(picture).toHaveAttribute('src', '/static/made.jpg');
  expect(picture).toHaveAttribute('height', '900');
});

it('asks for no more than an upright picture needs', () => {
  renderBlocks([block], { [block.src]: built(600, 1200) });
  expect(screen.getByRole('img', { name: block.alt })).toHaveAttribute('sizes', '320px');
});

it('shows the file itself where nothing was built', () => {
  renderBlocks([block]);
  const picture = screen.getByRole('img', { name: block.alt });
  expect(picture).toHaveAttribute('src', `/pictures/${block.src}`);
});

it('says below a picture what it shows', () => {
  renderBlocks([block]);
  expect(screen.getByRole('figure')).toHaveTextContent(block.caption);
});

it('shows every picture of a gallery', () => {
  renderBlocks([galleryExamples.rooms.block]);
  expect(screen.getAllByRole('img')).toHaveLength(galleryExamples.rooms.block.items.length);
});
