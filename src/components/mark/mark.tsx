import { chakra } from '#chakra';
import { markPaths } from './mark-paths';

export interface MarkProps {
  /** Height in pixels; the mark is square. */
  size?: number;
  /** `two` colours on paper, `one` colour (the text's) on pine or in print. */
  colours?: 'one' | 'two';
}

/** The school's mark; decorative, since the school's name always stands beside it. */
export function Mark({ size = 56, colours = 'two' }: MarkProps) {
  const box = {
    viewBox: markPaths.viewBox,
    width: size,
    height: size,
    'aria-hidden': true,
  } as const;
  if (colours === 'one') {
    return (
      <svg {...box}>
        <path d={markPaths.cutout} fill="currentColor" fillRule="evenodd" />
      </svg>
    );
  }
  return (
    <svg {...box}>
      {/* The rim is of the background's own colour by day and keeps the shield's shape by night. */}
      <chakra.path d={markPaths.shield} fill="brand.band" stroke="brand" strokeWidth={2} />
      <chakra.path d={markPaths.cedar} fill="brand.onDeepStrong" />
      <chakra.path d={markPaths.book} fill="accent" />
    </svg>
  );
}
