import { cleanText } from '../../lib/http/text';
import { latinDigits } from '../../lib/language/latin-digits';

/** What somebody reached in an examination. */
export interface Result {
  /** As it is shown: '98.5%', '485', '10 CGPA'; '' when the service sent none. */
  result: string;
  /** What it is ranked by, the highest first; `undefined` for words that can't be ranked. */
  score: number | undefined;
  /** Per cent, where it is any. */
  percent: number | undefined;
}

/** Grade points go to ten: nobody's best result is ten per cent. */
const MOST_POINTS = 10;

/** '97.4% (Best of 4)', '1st (93 per cent)'; a percentile is another figure. */
const PER_CENT =
  /(?:^|[^\d.])(\d{1,3}(?:\.\d{1,20})?)\s{0,2}(?:%|per ?cent|pct\b|प्रतिशत)(?! ?ile)/i;
/** Of how many subjects a result is: '98.6 (BO4)', 'Best of 4: 98.6'. */
const BEST = /[,\s]{0,3}\(?\b(?:in |of )?(?:bo|best(?: of)?)[ -]?(?:\d|four|five)\b\)?:?\s*/i;
/** '496/500', '496 out of 500'. */
const MARKS = /(\d{1,4}(?:\.\d{1,4})?)\s{0,2}(?:\/|out of|of)\s{0,2}(\d{1,4})/i;
/** '485', '10 CGPA', 'GPA 9.8'. */
const FIGURE =
  /^(?:c?gpa:?\s{0,2})?(\d{1,6}(?:\.\d{1,20})?)(?:\s{0,2}(?:c?gpa|(?:grade )?points?))?$/i;

/** '97,25', '97·25' and '97. 25' have a decimal point; '1,200' has none. */
const POINT = /(\d)[,·٫](\d{1,2})(?!\d)|(\d\d)(?: \. ?|\. )(\d{1,2})(?![\d.])/g;

/** Excel keeps per cent as a share of one: 0.985. Nobody's best result is less than a third: '4,95/500' is mistyped. */
const LEAST_SHARE = 1 / 3;

/** Of the decimals no more than these: programs add up to 98.60000000000001. */
function ofHundred(figure: number, decimals = 4): Result {
  const percent = Number(figure.toFixed(decimals));
  return { result: `${percent}%`, score: percent, percent };
}

/**
 * Reads a result as schools write it. Per cent and marks out of a sum are per cent; grade points, sums of
 * marks and words stay as they are written. Grade points rank below per cent, and words last.
 */
export function readResult(division: unknown): Result {
  const written = cleanText(typeof division === 'number' ? String(division) : division, 40);
  const result = latinDigits(written)
    .replace(POINT, '$1$3.$2$4')
    .replace(BEST, '')
    // Of '98.6/100%' the sum is no result.
    .replace(/(\/ ?100) ?%/, '$1');
  const percent = Number(PER_CENT.exec(result)?.[1]);
  if (percent <= 100) return ofHundred(percent);
  const [marks = Number.NaN, most = 0] = MARKS.exec(result)?.slice(1).map(Number) ?? [];
  const isOfSum = marks <= most && marks > most * LEAST_SHARE && most > MOST_POINTS;
  if (isOfSum) return ofHundred((marks / most) * 100, 2);
  const figure = Number(FIGURE.exec(result)?.[1] ?? (marks <= most ? marks : Number.NaN));
  const isBare = Number(result) === figure;
  if (isBare && figure > MOST_POINTS && figure <= 100) return ofHundred(figure);
  const isShare = isBare && figure > LEAST_SHARE && figure < 1;
  if (isShare) return ofHundred(figure * 100, 2);
  return { result: written, score: Number.isNaN(figure) ? undefined : figure, percent: undefined };
}

/** The score of a result's ring, in per cent; not known for grade points and sums. */
export function ringOf({ score, percent }: Pick<Result, 'score' | 'percent'>): number | undefined {
  return percent ?? (score === undefined ? undefined : 100);
}
