import { admissionKey, certificateKey } from '../../../lib/certificate-number';
import {
  areOfTwoSessions,
  registerSchema,
  sameNumber,
  sessionOfNumber,
} from '../../../content-service/kinds/register';
import { today } from '../../../lib/dates/plain-date';
import { parseWrittenDay } from '../../../lib/dates/written-day';
import { lettersOf } from '../../../lib/privacy/name-fingerprints';
import { readDay } from '../values/read-day';
import type { ReadValue } from '../values/read-value';
import { childNameField, isSpelling, letters, sameDay } from './common-fields';
import type { ListItem, Target } from './target';

const numberOf = (value: unknown) => sameNumber(typeof value === 'string' ? value : undefined);
/** As visitors look it up: 'tc/2026/12' is TC/2026/0012. */
const keyOf = (value: unknown) => (typeof value === 'string' ? certificateKey(value) : '');

const readIssued: ReadValue = (cell, context) => {
  const found = readDay(cell, context);
  const day = 'value' in found ? parseWrittenDay(String(found.value)) : undefined;
  return day && day > today() ? { problem: 'this day is still to come; correct it' } : found;
};

/** Whether two entries of one number are of one child; a name is spelled otherwise only beside its admission number. */
function isSameChild(item: ListItem, row: ListItem): boolean {
  const [own, read] = [item, row].map(({ admission }) => admissionKey(String(admission ?? '')));
  const [name = '', other = ''] = [item, row].map((one) => lettersOf(String(one['name'])));
  if (own && read) return own === read && isSpelling(name, other);
  return name === other;
}

/** register.yaml: transfer certificates. The class that offices write down too is not needed, and not taken over. */
export const register: Target = {
  name: 'register',
  words: 'transfer certificates',
  schema: registerSchema,
  nameKey: 'name',
  excludes: (cell) => /^(?:tc )?cancell?ed$/i.test(cell),
  fields: [
    {
      key: 'number',
      words: 'the number of the certificate',
      headings:
        'tcno tc tcnumber tcslno tcsrno tcserialno transfercertificateno transfercertificatenumber ' +
        'certificateno certificatenumber certno slcno leavingcertificateno lcno स्थानांतरणप्रमाणपत्रसंख्या टीसीसंख्या',
      same: keyOf,
      needed: true,
    },
    childNameField,
    {
      key: 'admission',
      words: 'the admission number',
      headings:
        'admnno admissionno admno admnumber admissionnumber adm admn admission admissionregisterno ' +
        'regno registerno registrationno enrolmentno enrollmentno scholarno scholarregisterno grno प्रवेशसंख्या',
      same: numberOf,
    },
    {
      key: 'issued',
      words: 'the day on which it was given out',
      headings:
        'dateissue doi dateissuetc issuedate dateissued issuedon issued tcdate datetc tcissuedate tcissuedon date dated दिनांक',
      read: readIssued,
      same: sameDay,
    },
    {
      key: 'file',
      words: 'the certificate as a file',
      headings: 'file filename pdf scan scanned tcfile tcpdf paper attachment document',
      file: { use: 'certificate', folder: 'papers/certificates' },
    },
  ],
  identities: [
    (item, firstMonth) => `${keyOf(item['number'])} ${sessionOfNumber(item, firstMonth)}`,
    ({ admission, name }) =>
      numberOf(admission) === '' ? undefined : `${numberOf(admission)} ${letters(name)}`,
    ({ number }) => keyOf(number) || undefined,
  ],
  // The day of a child's own certificate was corrected.
  areTwo: (item, row, firstMonth) =>
    areOfTwoSessions(item, row, firstMonth) && !isSameChild(item, row),
  unique: 'the number of a certificate is given once',
  // The certificate that stands there as a file would be the other child's.
  conflict: (item, row) =>
    isSameChild(item, row)
      ? undefined
      : `the number ${String(row['number'])} belongs to another child in register.yaml; write what is right there, or another number here; where numbers begin anew each session, write the days on which they were given out`,
  scope: {
    day: ({ issued }) => sameDay(issued ?? ''),
    others: 'given out before and after those of the file',
  },
};
