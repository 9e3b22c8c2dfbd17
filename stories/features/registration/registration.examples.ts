import type { Sent } from '../../../src/lib/http/service-calls';

/** Registrations as the service sends them; invented. */
export const registrationRecords: Sent<'Registration'>[] = [
  {
    _id: 'registration-2027',
    title: 'Online registration for session 2027-2028 is open',
    url: 'https://registration.deodarhill.example/2027',
    attachments: ['papers/registration/how-to-register.pdf'],
  },
];
