import type { PlainDate } from '../../lib/dates/plain-date';
import type { Paper } from '../block-load-context';

/** A transfer certificate as the public list shows it. */
export interface PublicCertificate {
  /** 'TC/2024-25/017' */
  number: string;
  /** As the school's rules for children's data have it. */
  name: string;
  issued?: PlainDate;
  /** The session in which it was issued, '2024-2025'; the number may tell it. */
  session?: string;
  /** Only where the rules let everybody read it: it names the child. */
  paper?: Paper;
}
