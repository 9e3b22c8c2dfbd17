/** True where a field is no longer as it was built. */
export const isChanged = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/**
 * Writes into the address what a visitor has chosen in an island's filter bar before it was started: its list
 * reads it there.
 */
export function carryFilters(element: HTMLElement): void {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[role=search] :is(select, input)',
  );
  const changed = [...fields].filter(isChanged);
  if (changed.length === 0) return;
  const params = new URLSearchParams(location.search);
  for (const { name, value } of changed) params.set(name, value);
  history.replaceState(history.state, '', `?${params.toString()}${location.hash}`);
}
