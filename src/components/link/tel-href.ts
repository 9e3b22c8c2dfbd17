/** A telephone number as the address of a call: '+91 00000 00000' gives 'tel:+910000000000'. */
export const telHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
