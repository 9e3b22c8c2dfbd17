import { chakra } from '#chakra';

/** A stack of photos: two sheets show below the picture, and slide out on hover. */
export const PhotoStack = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    mt: 2,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'card',
      boxShadow: 'card',
      transition: 'transform {durations.normal} {easings.out}',
    },
    _before: { transform: 'rotate(-3.2deg) translateY(3px)' },
    _after: { transform: 'rotate(2.4deg)' },
    '& > *': {
      borderRadius: 'card',
      overflow: 'hidden',
      border: 'hairline',
      bg: 'surface',
      p: '6px',
    },
    '& img': { borderRadius: '9px' },
    _motionSafe: {
      _groupHover: {
        _before: { transform: 'rotate(-5deg) translateY(3px)' },
        _after: { transform: 'rotate(4deg)' },
      },
    },
  },
  variants: {
    /** An empty stack. */
    quiet: {
      true: {
        opacity: 0.6,
        '&::before, &::after, & > *': { borderStyle: 'dashed', boxShadow: 'none', bg: 'bg' },
      },
    },
  },
});

/** A number of photos in words: '14 photos', '1 photo'. */
export function photoCount(photos: number): string {
  return `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
}
