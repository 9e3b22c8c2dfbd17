/** How urgent a notice is. */
export type UrgentLevel = 'info' | 'warning' | 'emergency';

/** A notice that stands above every page until its end. */
export interface UrgentNoticeData {
  /** A hash of its text: a changed text is a new notice for a reader who has closed this one. */
  id: string;
  /** From when it is shown, in milliseconds since 1970; left out where that has passed. */
  from?: number;
  /** From when it is gone. */
  until: number;
  level: UrgentLevel;
  text: string;
  link?: { label: string; to: string };
}

/** Icons as SVG paths: an icon of the set needs React, and the offline page renders without it. */
const variants: Record<UrgentLevel, { word: string; icon: string }> = {
  info: { word: 'Please note', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8h.01' },
  warning: { word: 'Warning', icon: 'M12 4 2.5 20h19zM12 10v4M12 17h.01' },
  emergency: { word: 'Emergency', icon: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16h.01' },
};
const cross = 'M6 6l12 12M18 6 6 18';

/** Type guard for the level. */
export const isLevel = (word: unknown): word is UrgentLevel =>
  typeof word === 'string' && Object.keys(variants).includes(word);

/** Creates an element: a React element, a DOM element, or HTML text. */
export type CreateElement<T> = (
  tag: string,
  attributes: Readonly<Record<string, string | number | true>>,
  ...children: (T | string)[]
) => T;

/**
 * Renders a notice with the given function. Its texts are never parsed as HTML. A notice that has not
 * started is hidden, and so is the button without scripts.
 */
export function renderNotice<T>(createElement: CreateElement<T>, notice: UrgentNoticeData): T {
  const { id, from, until, level, text, link } = notice;
  const { word, icon } = variants[level];
  const svgIcon = (d: string) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      createElement('path', { d }),
    );
  const attributes = {
    'data-urgent': id,
    'data-level': level,
    ...(from !== undefined && { hidden: true as const, 'data-starts': from }),
    'data-ends': until,
  };
  const words = [
    createElement('strong', {}, `${word}:`),
    ` ${text}`,
    ...(link ? [' ', createElement('a', { href: link.to }, link.label)] : []),
  ];
  return createElement(
    'div',
    attributes,
    svgIcon(icon),
    createElement('p', {}, ...words),
    createElement(
      'button',
      { type: 'button', hidden: true, 'aria-label': 'Close this notice' },
      svgIcon(cross),
    ),
  );
}

/** The attributes of the live region, which is in the page before the notice. */
export const placeAttributes = { role: 'status', 'aria-label': 'Urgent notice' } as const;
