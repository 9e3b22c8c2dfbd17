import { copyText } from './copy-text';

/**
 * Hands an address to the device's own way of sharing; where it has none, the address is copied. Gives
 * what is to be said of it: nothing where the device has shown its own window.
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
