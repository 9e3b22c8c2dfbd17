/** The event of an island that was built of lists: they are still right, or nobody can be asked. */
export const checkedEvent = 'checked';

/** Says so to those who wait for it, and marks it `data-checked` for those who come later. */
export function sayChecked(place: HTMLElement): void {
  place.dataset.checked = '';
  place.dispatchEvent(new Event(checkedEvent));
}
