import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { contactExamples } from '../../stories/blocks/contact.examples';
import { ContactBlockView } from '../../src/blocks/contact/contact-block';
import { downloadsExamples } from '../../stories/blocks/downloads.examples';
import { leadsOnlyWithin } from '../../src/blocks/links/links-block';
import { linksExamples } from '../../stories/blocks/links.examples';
import { fileTypeAndSize } from '../../src/blocks/document-name';
import { pdfBehaviour } from '../../src/blocks/pdf/pdf.behaviour';
import { pdfExamples } from '../../stories/blocks/pdf.examples';
import { PdfViewer } from '../../src/blocks/pdf/pdf-viewer';
import { renderBlocks } from '../support/render-blocks';
import { bringNear } from '../support/row-layout';

it.each([
  [0, 'PDF'],
  [300, 'PDF, 1 KB'],
  [122_880, 'PDF, 120 KB'],
  [1_030_000, 'PDF, 1 MB'],
  [1_468_006, 'PDF, 1.4 MB'],
])('says what a file of %d bytes is', (bytes, words) => {
  expect(fileTypeAndSize({ type: 'PDF', bytes })).toBe(words);
});

it('says in the link what it downloads, of which type and size', () => {
  renderBlocks([downloadsExamples.forms.block]);
  downloadsExamples.forms.block.items.forEach(({ title, href, ...file }) => {
    const link = screen.getByRole('link', { name: `Download ${title} (${fileTypeAndSize(file)})` });
    expect(link).toHaveAttribute('href', href);
  });
});

describe('a PDF', () => {
  const { block } = pdfExamples.certificate;

  it('keeps no room for a viewer that the browser lacks', () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const end = bringNear();
    renderBlocks([block]);
    end();
    const place = screen.getByLabelText(block.title);
    expect(place).not.toHaveAttribute('data');
    expect(place).toHaveStyle({ height: 'auto' });
    expect(place).toHaveTextContent('The link above opens it everywhere.');
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  });

  it('starts its viewer in built HTML, where no React runs', () => {
    document.body.innerHTML = renderToString(
      <PdfViewer title={block.title} href={block.href} height={block.height} />,
    );
    const place = document.body.firstElementChild as HTMLElement;
    const [viewer] = screen.getAllByLabelText(block.title);
    pdfBehaviour(place)();
    expect(viewer).not.toHaveAttribute('data');
    const end = bringNear();
    pdfBehaviour(place);
    end();
    expect(viewer).toHaveAttribute('data', expect.stringContaining(block.href));
    document.body.replaceChildren();
  });

  it('is linked to; its viewer waits', () => {
    renderBlocks([block]);
    const [viewer] = screen.getAllByLabelText(block.title);
    expect(viewer).not.toHaveAttribute('data');
    expect(screen.getByRole('link', { name: /^Open / })).toHaveAttribute('href', block.href);
  });

  it('is shown when its place comes up', () => {
    const end = bringNear();
    renderBlocks([block]);
    end();
    expect(screen.getByLabelText(block.title)).toHaveAttribute(
      'data',
      expect.stringContaining(block.href),
    );
  });
});

it('makes each next step one link', () => {
  const { block } = linksExamples.next;
  renderBlocks([block]);
  block.items.forEach(({ title, to }) => {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', to);
  });
});

it('knows links that are worth nothing on paper', () => {
  const item = (to: string) => ({ title: 'Fee', to });
  expect(leadsOnlyWithin({ kind: 'links', items: [item('/Fee'), item('/Tc#sample')] })).toBe(true);
  expect(leadsOnlyWithin({ kind: 'links', items: [item('/Fee'), item('https://a.example')] })).toBe(
    false,
  );
});

it('makes a single link without a heading the call to action', () => {
  renderBlocks([{ kind: 'links', items: [{ title: 'Pay fees online', to: '/FeeSchedule' }] }]);
  expect(screen.getByRole('link', { name: 'Pay fees online' }).closest('li')).toBeNull();
});

it('takes the ways to reach the school from its identity', () => {
  renderBlocks([contactExamples.plain.block]);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+910000000000',
    'tel:+910000000001',
    'mailto:office@deodarhill.example',
    'https://maps.example/place/deodar-hill-school-dehradun',
  ]);
  expect(screen.getByText('Dehradun, Uttarakhand 248001')).toBeInTheDocument();
});

it('tells a developer who forgot the school', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const alone = <ContactBlockView block={contactExamples.plain.block} />;
  expect(() => render(alone)).toThrow('SchoolProvider');
});
