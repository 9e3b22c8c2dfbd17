import { Text } from '#chakra';
import { Marquee, type MarqueeItem } from '../../components/marquee/marquee';
import { SmartLink } from '../../components/link/smart-link';
import { useLiveQuery } from '../shared/use-live-query';
import { highlightsQuery } from './highlights.queries';
import type { Highlight } from './highlights.schema';
import { inLanguage } from '../../lib/language/in-language';

/** The duration per character, in seconds: slow enough to read. */
const secondsPerCharacter = 0.17;
/** The minimum, since a short line also crosses a wide screen. */
const leastSeconds = 28;

/** The maximum: one loop takes minutes. */
const most = 24;

export interface HighlightsTickerProps {
  /** What stands in the line on every day: Career, ERP Software, the phone. */
  links: readonly { label: string; to: string }[];
}

/** The line of highlights: the service's items, then the links that always stand there. */
export function HighlightsTicker({ links }: HighlightsTickerProps) {
  const { data: all = [] } = useLiveQuery(highlightsQuery);
  const data = all.slice(0, most);
  const fixed = links.map(({ label, to }) => ({ key: to, content: link(to, label) }));
  const items: MarqueeItem[] = [...data.map(itemOf), ...fixed];
  const characters = [...data.map(({ title }) => title), ...links.map(({ label }) => label)].join(
    '   ',
  );
  return (
    <Marquee
      // A new element in place of the old one: moved items would count as a layout shift.
      key={characters}
      label="highlights"
      items={items}
      seconds={Math.max(leastSeconds, Math.round(characters.length * secondsPerCharacter))}
    />
  );
}

/** A line with both leads to the page, and behind its words to the document. */
function itemOf({ key, title, lang, link: to, attachments: [file] }: Highlight): MarqueeItem {
  const named = file ? `${title} (${file.type})` : title;
  return {
    key,
    content: (
      <Text as="span" {...inLanguage(lang)}>
        {to ? link(to, title) : null}
        {to && file ? ' ' : null}
        {file ? link(file.href, to ? `(${file.type})` : named, file.target, to && named) : null}
        {to || file ? null : title}
      </Text>
    ),
  };
}

/** A link that is called `label`, or `name` by assistive technology. */
function link(to: string, label: string, target?: '_blank', name?: string) {
  return (
    <SmartLink to={to} target={target} aria-label={name} variant="plain" color="inherit">
      {label}
    </SmartLink>
  );
}

export default HighlightsTicker;
