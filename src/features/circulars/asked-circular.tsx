import { Text } from '#chakra';
import { formatLongDay } from '../../dates/format';
import { fileTypeName } from '../../http/file-type';
import { fileUrl } from '../../http/file-url';
import { CircularSheet } from './circular-sheet';
import type { Circular } from './circulars.schema';

/** The circular that the page's address names behind a question mark, or a sentence that it is gone. */
export function AskedCircular({ circular }: { circular: Circular | undefined }) {
  if (!circular) {
    return (
      <Text role="status" mb={5}>
        The circular of this address is not here any more. Those that are here follow.
      </Text>
    );
  }
  const { title, date, file = '' } = circular;
  const href = fileUrl(file);
  const detail = [date && formatLongDay(date), href ? '' : 'The file follows'];
  return (
    <CircularSheet
      title={title}
      detail={detail.filter(Boolean).join('. ')}
      href={href}
      type={fileTypeName(file)}
    />
  );
}
