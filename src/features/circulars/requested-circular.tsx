import { Text } from '#chakra';
import { formatLongDay } from '../../dates/format';
import { circularFacts } from '../../http/circular-facts';
import { labelledPapers } from './circular-papers';
import { CircularSheet } from './circular-sheet';
import type { Circular } from './circulars.schema';

/** The circular of the query in the page's address, or a sentence that it is not found. */
export function RequestedCircular({ circular }: { circular: Circular | undefined }) {
  if (!circular) {
    return (
      <Text role="status" mb={5}>
        The circular of this address is not here any more. Those that are here follow.
      </Text>
    );
  }
  const { title, date } = circular;
  const papers = labelledPapers(circular.papers, 'Open the circular');
  const follows = papers.length > 0 ? '' : 'The file follows';
  const detail = [date && formatLongDay(date), ...circularFacts(circular), follows];
  return (
    <CircularSheet
      title={title}
      detail={detail.filter(Boolean).join('. ')}
      papers={papers.map(({ href, target, label, type }) => ({
        href,
        ...(target && { target }),
        text: `${label} (${type})`,
      }))}
    />
  );
}
