import type { RegistrationRecord } from '../../../src/features/registration/registration.schema';

/** Registrations as the service sends them; invented. */
export const registrationRecords: RegistrationRecord[] = [
  {
    _id: 'registration-2027',
    title: 'Online registration for session 2027-2028 is open',
    url: 'https://registration.deodarhill.example/2027',
    attachments: ['papers/registration/how-to-register.pdf'],
  },
];
