import { escapeHtml } from '../../lib/html/escape-html';
import { NothingYet, saysSentence } from '../shared/nothing-yet';
import { useLiveQuery } from '../shared/use-live-query';
import { LetterLoading, MessageLetter } from './message-letter';
import { messageFallbacks, messageRoles } from './messages.texts';
import { messageQuery } from './messages.queries';
import type { MessageCategory } from './messages.schema';
import { useCleanHtml } from './use-clean-html';

export interface MessageViewProps {
  /** Whose message; 'President' is the Head Mistress. */
  category: MessageCategory;
}

/** The letter of one head of the school; without one of the service, the school's own words. */
export function MessageView({ category }: MessageViewProps) {
  const { data: message, isPending, isError } = useLiveQuery(messageQuery(category));
  const html = useCleanHtml(message?.html);
  if (isPending || (message && html === undefined)) return <LetterLoading />;
  if (!message && !isError && saysSentence()) return <NothingYet what="this letter" />;
  return (
    <MessageLetter
      html={html || fallbackHtml(category)}
      lang={html ? message?.lang : undefined}
      name={message?.name ?? ''}
      role={messageRoles[category]}
      photo={message?.photo}
    />
  );
}

function fallbackHtml(category: MessageCategory): string {
  return messageFallbacks[category].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

export default MessageView;
