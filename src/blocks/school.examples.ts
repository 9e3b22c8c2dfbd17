import type { School } from './school-context';

/** A school for stories and tests of blocks. */
export const exampleSchool: School = {
  name: 'Deodar Hill School',
  address: {
    lines: ['Deodar Hill School', '1 Cedar Road'],
    city: 'Dehradun',
    state: 'Uttarakhand',
    postcode: '248001',
  },
  phones: [
    { label: 'School office', number: '+91 00000 00000' },
    { label: 'Admissions', number: '+91 00000 00001' },
  ],
  email: 'office@deodarhill.example',
  supportEmail: 'support@deodarhill.example',
  helpDesk: '8:00 am to 8:00 pm',
  map: {
    label: 'Map of Deodar Hill School, 1 Cedar Road, Dehradun',
    embedUrl: 'https://maps.example/embed/deodar-hill',
    linkUrl: 'https://maps.example/deodar-hill',
  },
};
