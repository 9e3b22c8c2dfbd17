import type { ContactMessage } from '../../../src/features/contact/contact.schema';

/** A filled contact form; an invented parent. */
export const contactExample: ContactMessage = {
  name: 'Ritika Semwal',
  phone: '+91 00000 00000',
  email: 'ritika.semwal@deodarhill.example',
  subject: 'Admission to class VI',
  message:
    'We move to Dehradun in March. Is there a place in class VI, and when may we visit the school?',
  childClass: '',
  childYear: '',
};
