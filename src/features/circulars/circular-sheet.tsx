import { chakra, Text } from '#chakra';
import FileText from 'lucide-react/icons/file-text';
import { Card } from '../../components/card/card';
import { Icon } from '../../components/icon/icon';
import { LinkedText } from '../../components/more-text/linked-text';
import { buttonRecipe } from '../../components/button/button.recipe';

const AttachmentButton = chakra('a', buttonRecipe);

export interface CircularSheetProps {
  title: string;
  /** Its day in words, its number and classes, and that the file follows where it has neither file nor text. */
  detail: string;
  /** What it says itself, if anything. */
  text?: string | undefined;
  /** Its attachments, with what is said of each: 'Open the circular (PDF)'. */
  attachments: readonly { href: string; text: string; target?: '_blank' }[];
}

/** A single circular, at its own address. */
export function CircularSheet({ title, detail, text, attachments }: CircularSheetProps) {
  return (
    <Card as="article" p={{ base: 5, md: 8 }} mb={10}>
      <chakra.h2 data-part="title" textStyle="h2">
        {title}
      </chakra.h2>
      <Text data-part="detail" mt={2} color="ink.muted">
        {detail}
      </Text>
      {text ? (
        <Text data-part="text" mt={4} whiteSpace="pre-line">
          <LinkedText text={text} />
        </Text>
      ) : null}
      {attachments.map(({ text: name, ...attachment }) => (
        <AttachmentButton
          key={attachment.href}
          data-part="paper"
          {...attachment}
          rel={attachment.target && 'noopener'}
          mt={5}
          me={4}
        >
          <Icon as={FileText} size={18} />
          <span data-part="paper-name">{name}</span>
        </AttachmentButton>
      ))}
    </Card>
  );
}

/**
 * A template for the circular that has the page's address. The server fills it in
 * (`content-service/items/item-page.ts`), so that it is there at once, with scripts or without.
 */
export function CircularTemplate() {
  return (
    <template data-item="">
      <CircularSheet
        title=""
        detail=""
        text="https://school.example"
        attachments={[{ href: '/Circular', text: '' }]}
      />
    </template>
  );
}
