/** The text styles, each with its use and a sentence of the school. A test asks for every one. */
export const textStyleWords: Record<string, { use: string; sentence: string }> = {
  h1: { use: 'The name of a page, once.', sentence: 'Forty years under the same cedars' },
  h2: {
    use: 'A section of the front page, a part of a long page.',
    sentence: 'A place for every age',
  },
  h3: { use: 'A card, a block, a part of a section.', sentence: 'Two steady years to the ICSE' },
  h4: { use: 'The last step down, set like text.', sentence: 'What to bring on the first day' },
  quote: {
    use: 'The words of a person.',
    sentence: 'Be curious about the world, and be kind to the person beside you.',
  },
  figure: { use: 'A number that tells something by itself.', sentence: '4,000' },
  lead: { use: 'One line under a heading.', sentence: 'The next dates first.' },
  body: {
    use: 'All running text, 66 to 72 characters a line.',
    sentence:
      'Deodar Hill opened its gate in 1983 to about 500 children. The deodars by the gate were planted in the first year; the youngest children still measure themselves against them.',
  },
  small: { use: 'Dates, sizes, captions.', sentence: 'PDF, 120 KB · last reviewed 12 Oct 2026' },
  eyebrow: { use: 'The subject, above a heading.', sentence: 'Academic calendar' },
};
