import { dialled } from '../../lib/phones/dialled';

/** A telephone number as the address of a call: '+91 (0)135 276 0001' gives 'tel:+911352760001'. */
export const telHref = (number: string) =>
  `tel:${dialled(number) ?? number.replace(/[^+\d]/g, '')}`;
