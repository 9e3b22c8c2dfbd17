import { COPY_FIELD, type ContactMessage, HONEYPOT_FIELD } from './contact.schema';

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** The checkbox for a copy, where the school offers one. */
export const copyBox = (form: HTMLFormElement | null) => inputOf(form, COPY_FIELD);

/** What stands in the honeypot field: nothing, unless a robot filled it in. */
export const trapOf = (form: HTMLFormElement | null) => inputOf(form, HONEYPOT_FIELD)?.value ?? '';

/** How long the page has been open, in seconds. */
export const secondsOnPage = () => Math.round(performance.now() / 1000);

/** The longest text that an address may put into a field. */
const mostLetters = 60;

/** What the address of the page says of a message: `?subject=admission&class=VI&year=2027-2028`. */
export function askedByAddress(search: string): Partial<ContactMessage> {
  const asked = new URLSearchParams(search);
  const value = (name: string) => asked.get(name)?.trim().slice(0, mostLetters) ?? '';
  const subject = value('subject');
  if (subject === '') return {};
  return {
    subject: subject.charAt(0).toUpperCase() + subject.slice(1),
    childClass: value('class'),
    childYear: value('year'),
  };
}
