import { Box, Heading } from '#chakra';
import { LetterLoading, MessageLetter } from '../../features/messages/message-letter';
import { messageRoles } from '../../features/messages/messages.texts';
import type { Message } from '../../features/messages/messages.schema';
import { useCleanHtml } from '../../features/messages/use-clean-html';

/** The letters of the heads, each as its own page shows it. */
export function LettersView({ items }: { items: readonly Message[] }) {
  return items.map((message) => (
    <Box as="section" key={message.key} mb={16}>
      <Heading as="h2" textStyle="h2" mb={6}>
        {messageRoles[message.category]}’s message
      </Heading>
      <Letter message={message} />
    </Box>
  ));
}

function Letter({ message: { category, html, name, photo } }: { message: Message }) {
  const clean = useCleanHtml(html);
  if (clean === undefined) return <LetterLoading />;
  return <MessageLetter html={clean} role={messageRoles[category]} {...{ name, photo }} />;
}
