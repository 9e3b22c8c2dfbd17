/** Blocking time in ms. */
export const blockingGoal = { limit: 100 };

/** Nothing moves: with three digits, as shifts are written, this is still 0.000. */
export const shiftGoal = { limit: 0.0004 };
