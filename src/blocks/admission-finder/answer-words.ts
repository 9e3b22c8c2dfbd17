import { formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { sessionFrom } from '../../lib/dates/session';
import type { AgeAnswer, ClassAges, StreamAnswer, StreamRule } from './admission-rules';

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A percentage with one digit after the point at most, never rounded up to what was not reached. */
const percent = (value: number) => `${Math.floor(value * 10 + 1e-9) / 10}%`;

/** What the rule of ages says, and whom to ask where it leaves a question. */
export function ageWords(
  answer: AgeAnswer,
  ages: readonly ClassAges[],
  session: string,
  day: PlainDate,
): string {
  const agesOf = (name: string) => {
    const found = ages.find((each) => each.class === name);
    return found ? `${name} is for ages ${found.from}–${found.to}` : name;
  };
  const on = `on ${formatDay(day)}`;
  if (answer.kind === 'fits') {
    return `For the session ${session} the class is ${answer.class}: ${agesOf(answer.class)} ${on}.`;
  }
  if (answer.kind === 'younger') {
    const first = Number(session.slice(0, 4)) + answer.years;
    const later = sessionFrom(first, session.includes('-') ? undefined : 1);
    const age = ages.find((each) => each.class === answer.class)?.from;
    return `${agesOf(answer.class)} ${on}. Your child will be ${age} when the session ${later} begins; the office will gladly tell you when to register.`;
  }
  if (answer.kind === 'between') {
    return `${on[0]?.toUpperCase()}${on.slice(1)} your child is too old for ${answer.older} and too young for ${answer.younger}: ${agesOf(answer.older)}, ${agesOf(answer.younger)}. A child older than the age shown may be offered a place in the next class; please ask the office.`;
  }
  return `${agesOf(answer.class)} ${on}, and your child is older: older classes are admitted by other rules. Please ask the office which class it is.`;
}

/** What a stream asks for, and what the marks give. */
export function streamWords(rule: StreamRule, { open, average }: StreamAnswer): string {
  const several = rule.subjects.length > 1;
  const needs = `${several ? 'an average of ' : ''}${rule.percent}% in ${listed(rule.subjects)}`;
  if (average === undefined) return `${rule.stream} asks for ${needs}.`;
  const given = `these marks give ${percent(average)}`;
  if (open) return `${rule.stream} is open: it asks for ${needs}, and ${given}.`;
  return `${rule.stream} asks for ${needs}; ${given}, so ${percent(rule.percent - average + 0.0999)} are still missing. A recheck by the board may raise a mark; please ask the office.`;
}
