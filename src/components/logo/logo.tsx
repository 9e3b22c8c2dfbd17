import { chakra } from '#chakra';
import { logoPaths } from './logo-paths';

export interface LogoProps {
  /** Height in pixels; the logo is square. */
  size?: number;
  /** `two` colours on paper, `one` colour (the text's) on pine or in print. */
  colours?: 'one' | 'two';
}

/** The school's logo; decorative, since the school's name always stands beside it. */
export function Logo({ size = 56, colours = 'two' }: LogoProps) {
  const box = {
    viewBox: logoPaths.viewBox,
    width: size,
    height: size,
    'aria-hidden': true,
  } as const;
  if (colours === 'one') {
    return (
      <svg {...box}>
        <path d={logoPaths.cutout} fill="currentColor" fillRule="evenodd" />
      </svg>
    );
  }
  return (
    <svg {...box}>
      {/* The rim is of the background's own colour by day and keeps the shield's shape by night. */}
      <chakra.path d={logoPaths.shield} fill="brand.band" stroke="brand" strokeWidth={2} />
      <chakra.path d={logoPaths.cedar} fill="brand.onDeepStrong" />
      <chakra.path d={logoPaths.book} fill="accent" />
    </svg>
  );
}
