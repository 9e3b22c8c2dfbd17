import { defineKeyframes } from '@chakra-ui/react';

/** The few movements of the site; all of them stop under reduced motion. */
export const keyframes = defineKeyframes({
  marquee: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-100%)' } },
  shimmer: { from: { opacity: 0.55 }, to: { opacity: 1 } },
  appear: {
    from: { opacity: 0, transform: 'translateY(6px)' },
    to: { opacity: 1, transform: 'none' },
  },
});
