import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../../../src/components/layout/site-context';
import { siteExample } from '../../../stories/components/layout/site.examples';
import { InnerPage } from '../../../src/templates/inner-page';
import { pageExamples } from '../../../stories/templates/page.examples';

const show = (editorNotes?: string[]) =>
  render(
    <SiteProvider value={siteExample}>
      <InnerPage page={{ ...pageExamples.content, ...(editorNotes && { editorNotes }) }}>
        <p>What stands on the page.</p>
      </InnerPage>
    </SiteProvider>,
  );

it('tells editors above the page that it is a draft', () => {
  show(['Draft: not published']);
  const note = screen.getByRole('note', { name: 'For editors' });
  expect(note).toHaveTextContent('Draft: not published');
  const after = note.compareDocumentPosition(screen.getByText('What stands on the page.'));
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has no such place on a published page', () => {
  show();
  expect(screen.queryByRole('note')).toBeNull();
});
