/** Monday to Sunday as offices write them: 'Fri', 'Thurs.', '(Friday)', 'शुक्रवार'. */
const weekdays = [
  'mon(?:day)?|सोमवार',
  'tue(?:s(?:day)?)?|मंगलवार',
  'wed(?:nes(?:day)?)?|बुधवार',
  'thu(?:r(?:s(?:day)?)?)?|(?:गुरु|गुरू|बृहस्पति|वीर)वार',
  'fri(?:day)?|शुक्रवार',
  'sat(?:ur(?:day)?)?|शनिवार',
  'sun(?:day)?|(?:रवि|इत)वार',
].map(
  (names) =>
    new RegExp(String.raw`[([]?(?<![\p{L}\p{M}])(?:${names})(?![\p{L}\p{M}])\.?[)\]]?`, 'giu'),
);

/** The weekdays that a text names (0 is Monday), and the text without them. */
export function namedWeekdays(text: string): { weekdays: number[]; bare: string } {
  const named = weekdays.flatMap((name, index) => (text.search(name) < 0 ? [] : [index]));
  const bare = named.reduce((left, index) => left.replace(weekdays[index] ?? '', ' '), text);
  return { weekdays: named, bare };
}
