import type { Site } from '../../src/content/site.schema';

/** The identity of the fictional school, as it is loaded: for stories and tests. */
export const schoolExample = {
  name: 'Deodar Hill School',
  shortName: 'Deodar Hill',
  code: 'DHS',
  siteUrl: 'https://www.deodarhill.example',
  founded: 1983,
  affiliated: 'January 1990',
  affiliation: 'ICSE · ISC · Dehradun · founded 1983',
  council: 'Council for the Indian School Certificate Examinations',
  motto: {
    text: 'तमसो मा ज्योतिर्गमय',
    lang: 'sa',
    translation: 'From darkness, lead me to light.',
  },
  address: {
    lines: ['Deodar Hill School', '1 Cedar Road'],
    city: 'Dehradun',
    state: 'Uttarakhand',
    postcode: '248001',
  },
  phones: [
    {
      label: 'School office',
      number: '+91 00000 00000',
    },
    {
      label: 'Admissions',
      number: '+91 00000 00001',
    },
  ],
  email: 'office@deodarhill.example',
  supportEmail: 'support@deodarhill.example',
  helpDesk: '8:00 am to 8:00 pm',
  links: {
    parentPortal: 'https://parents.pathdeep.example/deodar-hill',
    erp: 'https://www.pathdeep.example',
    erpLogin: 'https://manage.pathdeep.example/deodar-hill',
    feePayment: 'https://parents.pathdeep.example/deodar-hill/fees',
    registration: 'https://admissions.pathdeep.example/deodar-hill',
  },
  socials: [
    {
      name: 'Facebook',
      url: 'https://facebook.example/deodarhillschool',
    },
    {
      name: 'Instagram',
      url: 'https://instagram.example/deodarhillschool',
    },
    {
      name: 'YouTube',
      url: 'https://youtube.example/deodarhillschool',
    },
  ],
  socialPage: {
    title: 'Deodar Hill School on Facebook',
    embedUrl: 'https://facebook.example/embed/deodarhillschool',
    url: 'https://facebook.example/deodarhillschool',
  },
  map: {
    label: 'Map of Deodar Hill School, 1 Cedar Road, Dehradun',
    embedUrl: 'https://maps.example/embed?place=deodar-hill-school-dehradun',
    linkUrl: 'https://maps.example/place/deodar-hill-school-dehradun',
  },
  apps: [
    {
      store: 'Google Play',
      url: 'https://play.example/store/apps/pathdeep-parents',
    },
    {
      store: 'App Store',
      url: 'https://apps.example/app/pathdeep-parents',
    },
  ],
  classes: [
    'PG',
    'NUR',
    'PREP',
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
  ],
  sessionFrom: 'April',
  alumni: [
    {
      title: 'Civil Service',
      name: 'Ananya Rawat',
      designation: 'Officer, Indian Administrative Service',
      batch: 'ISC 2009',
    },
    {
      title: 'Judiciary',
      name: 'Kabir Thapliyal',
      designation: 'Civil Judge, Junior Division',
      batch: 'ISC 2010',
    },
    {
      title: 'Paramilitary',
      name: 'Meher Bisht',
      designation: 'Assistant Commandant, Border Force',
      batch: 'ISC 2009',
    },
    {
      title: 'Police',
      name: 'Arjun Negi',
      designation: 'Deputy Superintendent of Police',
      batch: 'ISC 2010',
    },
  ],
  examinations: [
    { class: 'XII', name: 'ISC', page: '/ISCToppers' },
    { class: 'X', name: 'ICSE', page: '/ICSEToppers' },
  ],
} satisfies Site;
