/** True where a field is no longer as it was built. */
export const isChanged = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/**
 * Writes into the address what a visitor has chosen in an island's filter bar before it is started: its list
 * reads it there. The function that it gives does so once more, with what was chosen while it was drawn.
 */
export function carryFilters(element: HTMLElement): () => void {
  const fields = [
    ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '[role=search] :is(select, input)',
    ),
  ];
  const carry = () => {
    const params = new URLSearchParams(location.search);
    for (const field of fields) if (isChanged(field)) params.set(field.name, field.value);
    const search = params.toString();
    if (search === new URLSearchParams(location.search).toString()) return;
    // As the list itself does: Back leads to what stood there before.
    history.pushState(null, '', `?${search}${location.hash}`);
  };
  carry();
  return carry;
}
