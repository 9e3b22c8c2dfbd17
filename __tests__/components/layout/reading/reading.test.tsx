import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '../../../../src/components/layout/reading/breadcrumb';
import { LastReviewed } from '../../../../src/components/layout/reading/last-reviewed';
import { PageHeading } from '../../../../src/components/layout/reading/page-heading';
import { PreviousNext } from '../../../../src/components/layout/reading/previous-next';
import {
  feeHeadings,
  rulesGroup,
} from '../../../../stories/components/layout/reading/reading.examples';
import { ReadingColumns } from '../../../../src/components/layout/reading/reading-columns';
import { hasRail, SideRail } from '../../../../src/components/layout/reading/side-rail';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the breadcrumb', () => {
  it('starts at Home, names the group, and ends at the page', () => {
    render(<Breadcrumb group="Rules" title="Fee" />);
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const items = within(breadcrumb).getAllByRole('listitem');
    expect(textsOf(items)).toEqual(['Home', 'Rules', 'Fee']);
    expect(items[2]).toHaveAttribute('aria-current', 'page');
    expect(within(breadcrumb).getAllByRole('link')).toHaveLength(1);
    expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('leaves the group out of a page that has none', () => {
    render(<Breadcrumb title="Sub Gallery" />);
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Home', 'Sub Gallery']);
  });
});

it('keeps an amount in a heading on one line', () => {
  render(<PageHeading title="Uniform for Rs. 4,500" />);
  expect(screen.getByRole('heading').textContent).toBe('Uniform for Rs.\u00a04,500');
});

it('heads a page with its title alone', () => {
  render(<PageHeading title="Fee" lead="When to pay." eyebrow="Rules" />);
  expect(textsOf(screen.getAllByRole('heading'))).toEqual(['Fee']);
  expect(screen.getByText('When to pay.')).toBeInTheDocument();
});

it('writes the day of the last review in words', () => {
  render(<LastReviewed date="2026-10-12" />);
  expect(screen.getByText('12 Oct 2026')).toHaveAttribute('datetime', '2026-10-12');
});

describe('the neighbours', () => {
  const [previous, , next] = rulesGroup.pages;

  it('lead to the pages before and after', () => {
    render(<PreviousNext previous={previous} next={next} />);
    expect(screen.getByRole('link', { name: 'General Rules' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Fee' })).toHaveAttribute('href', '/Fee');
  });

  it('leave no empty landmark behind when there are none', () => {
    const { container } = render(<PreviousNext />);
    expect(within(container).queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the side rail', () => {
  it('leads to the headings of a long page', () => {
    render(<SideRail headings={feeHeadings} current="/Fee" />);
    const onPage = screen.getByRole('navigation', { name: 'On this page', hidden: true });
    const links = within(onPage).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      feeHeadings.map(({ id }) => `#${id}`),
    );
  });

  it('leaves a short page without a list of headings', () => {
    render(<SideRail headings={feeHeadings.slice(0, 2)} group={rulesGroup} current="/Fee" />);
    expect(
      screen.queryByRole('navigation', { name: 'On this page', hidden: true }),
    ).not.toBeInTheDocument();
  });

  it('marks the page among its siblings', () => {
    render(<SideRail headings={[]} group={rulesGroup} current="/Fee" />);
    const siblings = screen.getByRole('navigation', { name: 'In Rules' });
    const current = within(siblings).getAllByRole('link', { current: 'page' });
    expect(textsOf(current)).toEqual(['Fee']);
    expect(within(siblings).getAllByRole('link')).toHaveLength(rulesGroup.pages.length);
  });

  it('is left out when it would be empty', () => {
    const alone = { name: 'Results', pages: rulesGroup.pages.slice(0, 1) };
    expect(hasRail({ headings: [], group: alone })).toBe(false);
    expect(hasRail({ headings: feeHeadings })).toBe(true);
    render(
      <ReadingColumns headings={[]} group={alone} current="/Fee">
        <p>All of it.</p>
      </ReadingColumns>,
    );
    expect(screen.getByText('All of it.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
