/** Tall enough in every state to keep the footer below the fold: nothing on the screen moves. */
export const listPlace = { mt: { base: 8, md: 10 }, minH: '62dvh' };
