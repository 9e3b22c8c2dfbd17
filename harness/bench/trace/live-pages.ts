/**
 * The pages whose work is measured, the front page and lists of each kind, with words that stand in
 * each only when the content service's answer is drawn.
 */
export const livePages = {
  '/': 'Forms for playgroup to Class IX',
  '/News': 'Art room walls turn into a map',
  '/Gallery': 'A week with our little ones',
  '/ISCToppers': 'Ishita Negi',
} as const;

/** The address of such a page. */
export type LivePath = keyof typeof livePages;

/** The addresses, the front page first. */
export const livePaths = Object.keys(livePages) as LivePath[];
