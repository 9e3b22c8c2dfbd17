import { Flex } from '#chakra';
import { AttachmentLink } from './attachment-link';

export interface AttachmentListProps {
  /** Address, kind ('PDF') and own name, if it has one, of each file. */
  files: readonly { href: string; type: string; name?: string; target?: '_blank' }[];
  /** The title of the item that they belong to. */
  of: string;
}

/** The files of one item: by their names, or 'Attachment (PDF)', numbered when there are several. Nothing for none. */
export function AttachmentList({ files, of }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <Flex wrap="wrap" columnGap={5} mt={2}>
      {files.map(({ name, ...file }, index) => (
        <AttachmentLink
          key={`${index}-${file.href}`}
          {...file}
          label={name || (files.length > 1 ? `Attachment ${index + 1}` : 'Attachment')}
          of={of}
        />
      ))}
    </Flex>
  );
}
