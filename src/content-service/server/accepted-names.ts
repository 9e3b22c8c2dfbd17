/** The longest that browsers send have some 200 characters. */
const longestHeader = 1000;

/** Whether a parameter refuses the name before it: `q=0`, `q=0.000`. */
function refuses(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=', 2);
  return name.trim() === 'q' && Number(value) === 0;
}

/**
 * The names that a header such as `Accept` or `Accept-Encoding` lists and does not refuse, in small
 * letters. A longer header than any browser's counts as none.
 */
export function acceptedNames(header: string | undefined): Set<string> {
  const accepted = new Set<string>();
  if (!header || header.length > longestHeader) return accepted;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (parameters.some(refuses)) accepted.delete(name.trim());
    else accepted.add(name.trim());
  }
  return accepted;
}
