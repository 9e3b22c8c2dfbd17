import { Flex } from '#chakra';
import { AttachmentLink } from './attachment-link';

export interface AttachmentListProps {
  /** Address and kind ('PDF') of each file. */
  files: readonly { href: string; type: string }[];
  /** The title of the item that they belong to. */
  of: string;
}

/** The files of one item: 'Attachment (PDF)', numbered when there are several. Nothing for none. */
export function AttachmentList({ files, of }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <Flex wrap="wrap" columnGap={5} mt={2}>
      {files.map(({ href, type }, index) => (
        <AttachmentLink
          key={`${index}-${href}`}
          href={href}
          type={type}
          label={files.length > 1 ? `Attachment ${index + 1}` : 'Attachment'}
          of={of}
        />
      ))}
    </Flex>
  );
}
