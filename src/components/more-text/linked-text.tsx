import { hasTurning, splitNumbers } from '../../lib/keep-numbers';
import { addressTarget, splitAddresses } from '../../lib/web-addresses';
import { SmartLink } from '../link/smart-link';

/** The words of a plain text, with its web and mail addresses as links and its numbers each on one line. */
export function LinkedText({ text }: { text: string }) {
  const isTurned = hasTurning(text);
  return splitAddresses(text).map((part, at) =>
    at % 2 ? (
      <SmartLink key={at} to={addressTarget(part) ?? ''} dir="ltr" overflowWrap="anywhere">
        {part}
      </SmartLink>
    ) : (
      splitNumbers(part, isTurned).map((words, place) =>
        place % 2 ? (
          <span key={place} data-short="" dir="ltr">
            {words}
          </span>
        ) : (
          words
        ),
      )
    ),
  );
}
