/**
 * What stands in the named fields of a form, those that are not empty: the visitor may have typed,
 * or the browser filled in, before the form's scripts arrived.
 */
export function typedSoFar<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (isTextField(field) && field.value !== '') typed[name] = field.value;
  }
  return typed;
}

/** Moves the focus to the first of the named fields that has an error; whether there is one. */
export function focusFirstError<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  errors: Partial<Record<Name, unknown>>,
): boolean {
  const first = names.find((name) => errors[name]);
  const field = first === undefined ? null : form?.elements.namedItem(first);
  if (isTextField(field)) field.focus();
  return first !== undefined;
}

const isTextField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
