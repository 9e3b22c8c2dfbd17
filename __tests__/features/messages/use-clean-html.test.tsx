import { renderHook, waitFor } from '@testing-library/react';
import { useCleanHtml } from '../../../src/features/messages/use-clean-html';

jest.doMock('../../../src/lib/http/sanitize/purify', () => {
  throw new Error('its script did not come');
});

it('shows a letter as plain paragraphs where its sanitizer does not come', async () => {
  const letter =
    '<p>Dear <b>parents</b>,</p><p></p><p>&lt;img src=x onerror="window.harm = 1"&gt; &amp; more</p>';
  const { result } = renderHook(() => useCleanHtml(letter));
  expect(result.current).toBeUndefined();
  await waitFor(() =>
    expect(result.current).toBe(
      '<p>Dear parents,</p><p>&lt;img src=x onerror=&quot;window.harm = 1&quot;&gt; &amp; more</p>',
    ),
  );
});

it('gives nothing for a letter in which no text is left', async () => {
  const { result } = renderHook(() => useCleanHtml('<p><script>window.harm = 1</script></p>'));
  await waitFor(() => expect(result.current).toBe(''));
});
