/** What is known of a circular beside its title and day; '' and none where nothing was sent. */
export interface CircularFacts {
  /** Its number, as it is printed on it. */
  number: string;
  /** The classes that it is for, each by itself; none where it is for all. */
  classes: readonly string[];
  /** The same in the words of the office; '' where these are the classes themselves. */
  classesText: string;
}

/** The number and the classes of a circular in words: 'No. DHS/2026/114', 'For classes VI to VIII'. */
export function circularFacts({ number, classes, classesText }: CircularFacts): string[] {
  const called = /\bno\b|circular/i.test(number) ? number : number && `No. ${number}`;
  const who = classes.length === 1 ? 'class' : 'classes';
  const named = classesText || classes.join(', ');
  return [called, named && `For ${who} ${named}`].filter(Boolean);
}
