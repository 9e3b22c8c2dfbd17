import { screen, within } from '@testing-library/react';
import { combinationsExamples } from '../../stories/blocks/combinations.examples';
import { figuresExamples } from '../../stories/blocks/figures.examples';
import { noticeExamples } from '../../stories/blocks/notice.examples';
import { initials } from '../../src/blocks/people/initials';
import { peopleExamples } from '../../stories/blocks/people.examples';
import { stepsExamples } from '../../stories/blocks/steps.examples';
import { timelineExamples } from '../../stories/blocks/timeline.examples';
import { renderBlocks } from '../support/render-blocks';

it('says the tone of a notice in a word', () => {
  renderBlocks(Object.values(noticeExamples).map(({ block }) => block));
  expect(screen.getByRole('note', { name: 'Good to know' })).toBeInTheDocument();
  expect(screen.getByRole('note', { name: 'Important: Before the tests' })).toBeInTheDocument();
  expect(screen.getByRole('note', { name: 'Warning: One month’s notice' })).toBeInTheDocument();
});

it('reads a figure after the words that name it', () => {
  renderBlocks([figuresExamples.atAGlance.block]);
  const [first] = figuresExamples.atAGlance.block.items;
  expect(screen.getByText(first?.label ?? '').nextElementSibling).toHaveTextContent(
    first?.value ?? '',
  );
});

it('counts the steps', () => {
  const { container } = renderBlocks([stepsExamples.payOnline.block]);
  expect(container.querySelectorAll('ol > li')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'parent portal' })).toHaveAttribute('rel', 'noopener');
});

it('tells the moments of a timeline in order', () => {
  const { container } = renderBlocks([timelineExamples.history.block]);
  const years = [...container.querySelectorAll('.when')].map(({ textContent }) => textContent);
  expect(years).toEqual(['1983', 'January 1990', '1992', '2009', 'Today']);
});

it('groups combinations below their stream', () => {
  const { block } = combinationsExamples.streams;
  renderBlocks([block]);
  block.groups.forEach(({ stream, items }) => {
    const group = screen.getByRole('heading', { level: 3, name: stream }).parentElement;
    items.forEach(({ name, subjects }) => {
      const card = within(group as HTMLElement)
        .getByText(name)
        .closest('li');
      expect(card).toHaveTextContent(subjects.join(''));
    });
  });
});

it('shows a portrait, or the initials of a name', () => {
  renderBlocks([peopleExamples.council.block]);
  peopleExamples.council.block.items.forEach((person) => {
    const card = screen.getByText(person.name).closest('li') as HTMLElement;
    const alt = 'picture' in person ? person.picture?.alt : undefined;
    if (alt) expect(within(card).getByRole('img', { name: alt })).toBeInTheDocument();
    else expect(card).toHaveTextContent(initials(person.name));
  });
});

it.each([
  ['Ms. Kavita Bhandari', 'KB'],
  ['Dr Anuradha Devi Rawat', 'AR'],
  ['Lalrinpuii', 'L'],
  ['Shri élan Ōzu', 'ÉŌ'],
  ['कुमारी किरण कुमार', 'किकु'],
  ['Asha Menon (XII-A)', 'AM'],
  ['', ''],
])('takes the initials of %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
