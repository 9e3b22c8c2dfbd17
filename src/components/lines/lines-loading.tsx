import { Skeleton } from '../skeleton/skeleton';

const widths = ['96%', '78%', '88%'] as const;

export interface LinesLoadingProps {
  /** How many lines are rendered; the place itself is reserved by the `Lines` around them. */
  count: number;
}

/** Bars in the place of lines of text. Inline, so that they take the height of the text they stand for. */
export function LinesLoading({ count }: LinesLoadingProps) {
  return widths
    .slice(0, count)
    .map((width) => <Skeleton key={width} as="span" display="inline-block" w={width} h="0.72em" />);
}
