import { screen, within } from '@testing-library/react';
import { accordionExamples } from '../../stories/blocks/accordion.examples';
import { blockComponents } from '../../src/blocks/registry';
import { blockKinds } from '../../src/blocks/schemas';
import { stepsExamples } from '../../stories/blocks/steps.examples';
import { renderBlocks } from '../support/render-blocks';

it('knows a component for every kind that an editor can write', () => {
  expect(Object.keys(blockComponents).sort()).toEqual([...blockKinds].sort());
});

it('gives each heading to its anchor, in the order of the page', () => {
  renderBlocks([stepsExamples.payOnline.block, accordionExamples.uniform.block]);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Pay online', 'What to wear']);
  expect(headings[1]?.closest('[id]')).toHaveAttribute('id', 'what-to-wear');
});

it('lowers the headings of blocks inside a block', () => {
  renderBlocks([
    {
      kind: 'accordion',
      heading: 'Fees',
      id: 'fees',
      items: [
        {
          title: 'Session 2025-2026',
          id: 'session',
          blocks: [{ kind: 'prose', heading: 'With computer', id: 'computer', html: '<p>…</p>' }],
        },
      ],
    },
  ]);
  expect(screen.getByText('With computer').tagName).toBe('H4');
});

it('renders a block without a heading without an empty one', () => {
  const { container } = renderBlocks([{ kind: 'prose', html: '<p>All lines are open.</p>' }]);
  expect(within(container).queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('All lines are open.')).toBeInTheDocument();
});
