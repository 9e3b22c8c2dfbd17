import type { Draft } from './draft';
import type { Answers, Question } from './question';

/** One kind of thing that can be made. */
export interface Kind {
  /** What it is, for the help: 'an item of news'. */
  words: string;
  questions: readonly Question[];
  /** Puts what is to be written into a draft; gives the page that will show it. */
  fill: (draft: Draft, answers: Answers) => Promise<{ shownAt: string; note?: string }>;
}
