/** Slides side by side: `base` on wide screens, then fewer up to each width in pixels. */
export interface SlidesPerView {
  base: number;
  upTo: readonly (readonly [width: number, count: number])[];
}

interface Step {
  /** Narrowest and widest screen in pixels; `undefined` for no end. */
  from: number | undefined;
  to: number | undefined;
  count: number;
}

/** News and events on the front page. */
export const threeAbreast: SlidesPerView = {
  base: 3,
  upTo: [
    [1400, 2],
    [600, 1],
  ],
};

/** How many slides stand side by side at most. */
export const mostSideBySide = ({ base, upTo }: SlidesPerView) =>
  Math.max(base, ...upTo.map(([, count]) => count));

const share = (count: number) => `${100 / count}%`;

/** The widths of the screen without overlap, widest first, each with its number of slides. */
function steps({ base, upTo }: SlidesPerView): Step[] {
  const narrower = [...upTo].sort(([a], [b]) => b - a);
  return [[undefined, base] as const, ...narrower].map(([to, count], index) => ({
    to,
    count,
    from: narrower[index]?.[0],
  }));
}

/** The share of the row that one slide takes, in CSS alone, so that it is right before scripts run. */
export function slideWidths({ base, upTo }: SlidesPerView) {
  const narrower = [...upTo].sort(([a], [b]) => b - a);
  return {
    flexBasis: share(base),
    ...Object.fromEntries(
      narrower.map(([width, count]) => [
        `@media (max-width: ${width}px)`,
        { flexBasis: share(count) },
      ]),
    ),
  };
}

/** Hides what does not fit beside the first slides, for rows that never move. */
export function firstSlidesOnly(slides: SlidesPerView) {
  return Object.fromEntries(
    steps(slides).map(({ from, to, count }) => {
      const range = [
        from === undefined ? '' : `(min-width: ${from + 0.02}px)`,
        to === undefined ? '' : `(max-width: ${to}px)`,
      ].filter(Boolean);
      const hidden = { [`& > :nth-of-type(n+${count + 1})`]: { display: 'none' } };
      return [`@media ${range.join(' and ') || 'all'}`, hidden];
    }),
  );
}
