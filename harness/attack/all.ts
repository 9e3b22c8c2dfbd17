import type { Attack } from './attack';
import { browserAttacks } from './attacks/browser';
import { buildAttacks } from './attacks/builds';
import { certificateAttacks } from './attacks/certificates';
import { connectionAttacks } from './attacks/connections';
import { formAttacks } from './attacks/forms';
import { requestAttacks } from './attacks/requests';

/** All attacks, in the order of the table. */
export const attacks: readonly Attack[] = [
  ...requestAttacks,
  ...connectionAttacks,
  ...formAttacks,
  ...certificateAttacks,
  ...buildAttacks,
  ...browserAttacks,
];
