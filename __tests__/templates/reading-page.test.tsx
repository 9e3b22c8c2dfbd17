import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../../src/components/layout/site-context';
import { siteExample } from '../../stories/components/layout/site.examples';
import { pageExamples } from '../../stories/templates/page.examples';
import { ReadingPage } from '../../src/templates/reading-page';
import { system } from '../../src/theme';

const open = (page: (typeof pageExamples)['content']) =>
  render(
    <ChakraProvider value={system}>
      <SiteProvider value={siteExample}>
        <ReadingPage page={page}>
          <p>Words</p>
        </ReadingPage>
      </SiteProvider>
    </ChakraProvider>,
  );

it('says when a page of words was last reviewed', () => {
  open(pageExamples.content);
  expect(screen.getByText('12 Oct 2026')).toHaveAttribute('datetime', '2026-10-12');
});

it('says no such day of a form, which is of today', () => {
  open(pageExamples.certificate);
  expect(screen.getByText('Words')).toBeVisible();
  expect(screen.queryByText(/Last reviewed/)).not.toBeInTheDocument();
});
