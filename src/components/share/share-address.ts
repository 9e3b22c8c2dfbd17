import { copyText } from './copy-text';

/**
 * Shares an address with the Web Share API; where there is none, copies it. Returns the message: none where
 * the device has shown its own dialog.
 */
export async function shareAddress(title: string, url: string): Promise<string> {
  // The types know it everywhere; Firefox on a desktop does not, and no browser without https.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return '';
    } catch (cause) {
      // Closed by the visitor.
      if (cause instanceof Error && cause.name === 'AbortError') return '';
    }
  }
  return copyText(url, 'The address is copied.');
}
