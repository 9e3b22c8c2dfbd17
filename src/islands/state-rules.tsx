import { renderToString } from 'react-dom/server';
import { getQueryClient } from '../lib/http/query-client';
import { otherRules, rulesOf, startStyleSheet } from '../theme/chakra/site/style-sheet';
import { IslandRoot } from './island-root';
import { emptyReplies, fullReplies, Lists, Moments, type Replies } from './states';

function renderedWith(replies: Replies): string {
  const client = getQueryClient();
  client.clear();
  for (const [key, records] of replies) client.setQueryData(key, records);
  return renderToString(
    <IslandRoot>
      <Lists />
    </IslandRoot>,
  );
}

/** The CSS of every state of the islands, in the order in which the states are rendered. */
export function stateRules(): string {
  startStyleSheet();
  const moments = renderToString(<Moments />);
  const html = renderedWith(fullReplies) + renderedWith(emptyReplies) + moments;
  getQueryClient().clear();
  return rulesOf(html) + otherRules();
}
