/** An examination with its class: 'ISC, class XII'; where its name has the class in it, the name alone. */
export function examinationHeading(name: string | undefined, ofClass: string): string {
  if (!name) return `Class ${ofClass}`;
  return new RegExp(`\\b${ofClass}\\b`).test(name) ? name : `${name}, class ${ofClass}`;
}
