import { hasTurning, splitNumbers } from '../../lib/keep-numbers';
import { addressTarget, splitAddresses } from '../../lib/web-addresses';
import { SmartLink } from '../link/smart-link';

/** The words of a plain text, with its addresses and telephone numbers as links and its numbers each on one line. */
export function LinkedText({ text }: { text: string }) {
  const isTurned = hasTurning(text);
  return splitAddresses(text).map((part, at) => {
    const to = at % 2 ? addressTarget(part) : undefined;
    if (to) {
      const isNumber = to.startsWith('tel:');
      return (
        <SmartLink key={at} to={to} dir="ltr" data-short={isNumber ? '' : undefined}>
          {part}
        </SmartLink>
      );
    }
    return splitNumbers(part, isTurned).map((words, place) =>
      place % 2 ? (
        <span key={place} data-short="" dir="ltr">
          {words}
        </span>
      ) : (
        words
      ),
    );
  });
}
