/** Takes some of an element's attributes off and puts them back, by a function that says which is wanted. */
export function toggledAttributes(
  element: Element,
  names: readonly string[],
): (wanted: boolean) => void {
  const built = names.map((name) => [name, element.getAttribute(name) ?? ''] as const);
  return (wanted) => {
    for (const [name, value] of built) {
      if (wanted) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  };
}
