import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { parseTimes } from '../../lib/dates/clock-hours';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, type PlainDate } from '../../lib/dates/plain-date';
import { parsePublishTime } from '../../lib/dates/publish-times';
import { daysOfSession, parseSession, sessionFrom } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { withAddresses } from '../../lib/http/provider-reply/plain-marks';
import { nameForms } from '../../lib/privacy/policy';
import { shownName, tellsMore } from '../../lib/privacy/shown-name';
import { textsIn } from './named-files';
import type { ReadKind } from './read-kind';

/** The day of the check, and the month (1–12) with which the school's sessions begin. */
interface At {
  today: PlainDate;
  firstMonth: number;
  /** What the school writes of how its children are shown. */
  privacy?: Readonly<Record<string, unknown>>;
}

/** What is most likely wrong in an item of a list, though it may be meant so: the key, and why. */
type Doubt = (
  item: Readonly<Record<string, unknown>>,
  list: string,
  at: At,
) => [key: string, message: string] | false | undefined;

/** The category that a page shows of a list with categories. */
const shownOf: ReadonlyMap<string, { category: string; page: string }> = new Map([
  ['circulars', { category: 'Circular', page: 'Circular' }],
  ['albums', { category: 'PhotoGallery', page: 'Gallery' }],
]);

/** An item that no page shows, by its category: it may be misspelt. */
const ofCategory: Doubt = ({ category }, list) => {
  const shown = shownOf.get(list);
  if (!shown || typeof category !== 'string' || category === shown.category) return undefined;
  const message = `no page shows the category "${category}"; for the ${shown.page} page write ${shown.category}, or leave the line out`;
  return ['category', message];
};

/** Words that stand with the figures of a time; 'after assembly' has others, and is meant as it stands. */
const words = /\b(?:a\.?m|p\.?m|hrs?|from|to)\b/gi;

/** A time that is figures and no hours of a day: '25:00', '14:00 pm', '10 am to 9 am'. */
const ofTime: Doubt = ({ time }) => {
  if (typeof time !== 'string' || parseTimes(time)) return undefined;
  if (!/^[\s.:;,–-]*\d[\d\s.:;,–-]*$/.test(time.replace(words, ''))) return undefined;
  const message = `"${time}" is read as no time, and calendar apps get the whole day; write it like 9:00 am, or 9:00 am to 12:30 pm`;
  return ['time', message];
};

/** How many years ahead an office writes what comes out on its day, and knows of what is to come. */
const yearsAhead: readonly [lists: RegExp, years: number][] = [
  [/^(?:albums|circulars|news|videos)$/, 1],
  [/^(?:calendar|events)$/, 2],
];

/** A day so far ahead that its year is most likely mistyped: nobody sees the item before, or all do until then. */
const ofDay: Doubt = (item, list, { today }) => {
  const [, years] = yearsAhead.find(([lists]) => lists.test(list)) ?? [];
  const key = item['date'] === undefined ? 'from' : 'date';
  const written = item[key];
  const day = typeof written === 'string' ? parseWrittenDay(written) : undefined;
  if (years === undefined || !day || day <= addDays(today, years * 366)) return undefined;
  return [
    key,
    years === 1
      ? `it is not shown before its day, ${String(written)}; check the year`
      : `its day, ${String(written)}, is more than two years ahead; check the year`,
  ];
};

/** How long before a session ends its board examination may be over, in days. */
const daysEarly = 60;

/** A topper's session that is none of the school's, or still goes on: pages would show it as the newest. */
const ofSession: Doubt = ({ session: written, publishFrom }, list, { firstMonth, today }) => {
  const session = list === 'toppers' && typeof written === 'string' && parseSession(written);
  if (!session) return undefined;
  const year = Number(session.slice(0, 4));
  const isOfOneYear = !session.includes('-');
  if (isOfOneYear !== (firstMonth === 1)) {
    const message = isOfOneYear
      ? `"${written}" is a session from January to December, and those of the school begin in another month (site.yaml); write ${sessionFrom(year - 1)} for results that came out in ${year}`
      : `"${written}" is a session of two years, and those of the school begin in January (site.yaml); write ${year} or ${year + 1}`;
    return ['session', message];
  }
  const { last } = daysOfSession(session, firstMonth);
  // Written before the results are out, to be shown from then on.
  const shown = parsePublishTime(publishFrom)?.day ?? today;
  const isOut = addDays(last, -daysEarly) <= (shown > today ? shown : today);
  const message = `the session ${session} goes on until ${formatLongDay(last)}, so that its results can't be out; write the session whose examination it was`;
  return !isOut && ['session', message];
};

/** A portrait that is not shown, since its file is called as the child, of whose name less is shown. */
const ofPortrait: Doubt = ({ name, photo, attachments }, list, { privacy }) => {
  const rules = privacy?.[list];
  const form = nameForms.find((one) => isRecord(rules) && rules.name === one) ?? 'full';
  const message = `it is not shown, since its file tells more of the name than "${shownName(String(name), form)}"; rename the file`;
  return (
    tellsMore([photo, attachments].flat(), String(name), form) && [
      photo === undefined ? 'attachments' : 'photo',
      message,
    ]
  );
};

/** The items of a list that should be looked at, and may be right. */
export function itemDoubts({ name, source, value }: ReadKind, at: At): Diagnostic[] {
  if (!source || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    return [ofCategory, ofTime, ofDay, ofSession, ofPortrait].flatMap((doubt) => {
      const [key, message] = doubt(item, name, at) || [];
      return key && message ? [{ ...source.at([index, key]), message }] : [];
    });
  });
}

/** A link of Markdown, or a fact, which pages know. */
const link = /\[[^[\]\n]+\]\([^()\s]+\)|\{\{[^{}\n]*\}\}/;

/**
 * The texts of lists with links of Markdown or facts: visitors would read the marks. Of a description the address of another
 * site is a link.
 */
export function unreadLinks({ source, value }: ReadKind): Diagnostic[] {
  if (!source) return [];
  return textsIn(value).flatMap(({ text, path }) => {
    const found = link.exec(path.at(-1) === 'description' ? withAddresses(text) : text);
    if (!found) return [];
    const advice = found[0].startsWith('{')
      ? 'write what it stands for, since lists know no facts'
      : 'write plain words, and in a description the whole address, https://…';
    const message = `"${found[0]}" is shown as it stands; ${advice}`;
    return [{ ...source.at(path, { offset: text.indexOf(found[0]) }), message }];
  });
}
