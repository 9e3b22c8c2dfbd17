import { registerSchema, sameNumber } from '../../../content-service/kinds/register';
import { readDay } from '../values/read-day';
import { readText } from '../values/read-value';
import { letters, nameField, sameDay } from './common-fields';
import type { Target } from './target';

const numberOf = (value: unknown) => sameNumber(typeof value === 'string' ? value : undefined);

/** register.yaml: transfer certificates. The class that offices write down too is not needed, and not taken over. */
export const register: Target = {
  name: 'register',
  words: 'transfer certificates',
  schema: registerSchema,
  nameKey: 'name',
  fields: [
    {
      key: 'number',
      words: 'the number of the certificate',
      headings:
        'tcno tc tcnumber tcslno tcsrno tcserialno transfercertificateno transfercertificatenumber ' +
        'certificateno certificatenumber certno slcno leavingcertificateno lcno स्थानांतरणप्रमाणपत्रसंख्या',
      read: readText,
      same: numberOf,
      needed: true,
    },
    nameField,
    {
      key: 'admission',
      words: 'the admission number',
      headings:
        'admnno admissionno admno admnumber admissionnumber adm admn admission admissionregisterno ' +
        'regno registerno registrationno enrolmentno enrollmentno scholarno scholarregisterno grno प्रवेशसंख्या',
      read: readText,
      same: numberOf,
    },
    {
      key: 'issued',
      words: 'the day on which it was given out',
      headings:
        'dateissue dateissuetc issuedate dateissued issuedon issued tcdate datetc tcissuedate tcissuedon date dated दिनांक',
      read: readDay,
      same: sameDay,
    },
    {
      key: 'file',
      words: 'the certificate as a file',
      headings: 'file filename pdf scan scanned tcfile tcpdf paper attachment document',
      read: readText,
      file: { use: 'certificate', folder: 'papers/certificates' },
    },
  ],
  identities: [
    ({ number }) => numberOf(number) || undefined,
    ({ admission, name }) =>
      numberOf(admission) === '' ? undefined : `${numberOf(admission)} ${letters(name)}`,
  ],
  unique: 'the number of a certificate is given once',
  scope: {
    day: ({ issued }) => sameDay(issued ?? ''),
    others: 'given out before and after those of the file',
  },
};
