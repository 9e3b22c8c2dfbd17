import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';
import { parsePlainDate, plainDate, today } from '../../lib/dates/plain-date';
import type { DayOfYear } from '../fee-table/due-dates';
import { type ClassAges, classFor, openStreams, type StreamRule } from './admission-rules';
import { ageWords, streamWords } from './answer-words';

interface Rules {
  ageOn: DayOfYear;
  ages: ClassAges[];
  streams: StreamRule[];
}

const dayError = 'Please write the day as day, month and year, such as 28/05/2023.';
const bornLater = 'This day is still to come. Please write the day of birth.';
const markError = 'Please write per cent from 0 to 100, such as 84 or 79.5.';

/** Per cent as it is typed; `undefined` for an empty field, NaN for what is none. */
function markOf(typed: string): number | undefined {
  const text = typed.trim().replace(/%$/, '').trimEnd().replace(',', '.');
  if (text === '') return undefined;
  const mark = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : NaN;
  return mark <= 100 ? mark : NaN;
}

/**
 * Answers with a class and with streams. What is asked stays on the device, and out of the address:
 * a child's date of birth and marks belong in no history and no server's log.
 */
export const admissionFinderBehaviour: Behaviour = (element) => {
  const { ageOn, ages, streams } = JSON.parse(element.dataset.rules ?? '{}') as Rules;
  const born = element.querySelector<HTMLInputElement>('[name=born]');
  const session = element.querySelector<HTMLSelectElement>('[name=session]');
  const marks = [...element.querySelectorAll<HTMLInputElement>('[data-form=marks] input')];
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!born || !session) return () => undefined;

  const say = (place: HTMLElement | null, words: string) => {
    // Words that stay the same are not announced a second time.
    if (place && place.textContent !== words) place.textContent = words;
  };
  const setError = (field: HTMLInputElement, words: string) => {
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const places = [...element.querySelectorAll<HTMLElement>('[data-error]')];
    say(places.find((place) => place.dataset.error === field.name) ?? null, words);
  };
  const errorOf = (field: HTMLInputElement): string => {
    if (field !== born) return Number.isNaN(markOf(field.value)) ? markError : '';
    const day = parsePlainDate(field.value);
    if (day) return day > today() ? bornLater : '';
    return field.validity.badInput || field.value !== '' ? dayError : '';
  };

  const showClass = (): boolean => {
    const birth = errorOf(born) ? undefined : parsePlainDate(born.value);
    const day = plainDate({ year: Number(session.value.slice(0, 4)), ...ageOn });
    const answer = birth && classFor(ages, birth, day);
    say(part('class'), answer ? ageWords(answer, ages, session.value, day) : '');
    const asksOlder = answer?.kind === 'older' || answer?.kind === 'between';
    part('older')?.toggleAttribute('hidden', !asksOlder);
    hand(answer?.kind === 'fits' ? answer.class : '');
    return answer !== undefined;
  };
  /** Hands the class on to the form that asks about admissions, and no date of birth. */
  const hand = (className: string) => {
    const link = part('ask')?.querySelector('a');
    if (!link?.search) return;
    const asked = new URLSearchParams(link.search);
    if (className) asked.set('class', className);
    else asked.delete('class');
    asked.set('year', session.value);
    link.search = String(asked);
  };
  const showStreams = (): boolean => {
    const known = new Map<string, number>();
    for (const { name, value } of marks) {
      const mark = markOf(value);
      if (mark !== undefined && !Number.isNaN(mark)) known.set(name, mark);
    }
    const answers = openStreams(streams, known);
    const words = answers.flatMap((answer, index) => {
      const rule = streams[index];
      return rule ? [streamWords(rule, answer)] : [];
    });
    say(part('streams'), known.size > 0 ? words.join(' ') : '');
    for (const place of element.querySelectorAll<HTMLElement>('[data-stream]')) {
      place.hidden = !answers.some(({ stream, open }) => open && stream === place.dataset.stream);
    }
    return known.size > 0;
  };
  const update = () => {
    const answered = [showClass(), showStreams()].includes(true);
    part('bring')?.toggleAttribute('hidden', !answered);
  };
  const check = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) setError(target, errorOf(target));
  };

  // The first session that is still to come: the day is known only here.
  const coming = [...session.options].find(
    ({ value }) => plainDate({ year: Number(value.slice(0, 4)), ...ageOn }) > today(),
  );
  if (coming && born.value === '') session.value = coming.value;
  update();
  // Fields that were filled in and left before the script came.
  for (const field of [born, ...marks]) {
    if (field !== document.activeElement) setError(field, errorOf(field));
  }
  const listeners = createListeners();
  listeners.on(element, ['input', 'change'], (event) => {
    update();
    // While somebody writes, an error goes as soon as it is fixed, and comes only afterwards.
    const { target } = event;
    if (target instanceof HTMLInputElement && !errorOf(target)) setError(target, '');
  });
  listeners.on(element, ['focusout'], check);
  listeners.on(element, ['submit'], (event) => {
    event.preventDefault();
    for (const field of [born, ...marks]) setError(field, errorOf(field));
  });
  return listeners.end;
};

export default admissionFinderBehaviour;
