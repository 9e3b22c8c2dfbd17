/** Stands in for `framer-motion/dom/mini`, since jsdom cannot animate: it notes what was asked for. */
export const animate = jest.fn();
