import type { SiteData } from './site-data';

const group = (name: string, pages: Record<string, string>) => ({
  name,
  pages: Object.entries(pages).map(([path, title]) => ({ path, title })),
});

const menu: SiteData['menu'] = [
  { name: 'Home', path: '/', pages: [] },
  group('About', {
    '/AboutUs': 'History',
    '/Founder': 'Founder',
    '/OurVision': 'Our Vision',
    '/Accreditation': 'Accreditation',
    '/Infrastructure': 'Infrastructure',
    '/ManagerMessage': 'Manager’s Message',
    '/PrincipalMessage': 'Principal’s Message',
    '/VicePrincipal': 'Vice Principal’s Message',
    '/HeadMistress': 'Head Mistress’s Message',
    '/StudentCouncil': 'Student Council',
    '/Alumni': 'Alumni',
  }),
  group('Academics', {
    '/Academics': 'Academics',
    '/Curriculum': 'Curriculum',
    '/Studies': 'Studies',
    '/Examination': 'Examination',
    '/Promotion': 'Promotion Criteria',
    '/SchoolCalendar': 'School Calendar',
    '/Timings': 'Timings',
    '/Library': 'Library',
    '/Laboratory': 'Laboratory',
  }),
  group('Admission', {
    '/Criteria': 'Criteria',
    '/ICSECriteria': 'ICSE Criteria',
    '/ISCcriteria': 'ISC Criteria',
    '/Prospectus': 'Prospectus',
    '/FeeStructure': 'Fee Structure',
    '/FeeSchedule': 'Fee Payment',
    '/Uniform': 'Uniform',
  }),
  group('Rules', {
    '/GeneralRule': 'General Rules',
    '/Discipline': 'Discipline',
    '/Fee': 'Fee',
    '/Leave': 'Leave',
    '/RecommendationParents': 'Recommendation To Parents',
  }),
  group('Results', {
    '/ISCresult': 'ISC Result',
    '/ICSEresult': 'ICSE Result',
    '/ISCToppers': 'ISC Toppers',
    '/ICSEToppers': 'ICSE Toppers',
  }),
  group('News & Media', {
    '/News': 'News',
    '/Events': 'Events',
    '/Circular': 'Circular',
    '/Gallery': 'Gallery',
    '/VideoGallery': 'Video Gallery',
  }),
  group('Parents', {
    '/Pphelp': 'Parent Guidelines',
    '/ErpSoftware': 'ERP Software',
    '/Tc': 'Transfer Certificate',
  }),
  group('Contact', { '/Career': 'Career', '/ContactUs': 'Contact Us' }),
];

const links: SiteData['links'] = {
  parentPortal: 'https://parents.pathdeep.example/deodar-hill',
  erp: 'https://www.pathdeep.example',
  erpLogin: 'https://manage.pathdeep.example/deodar-hill',
  feePayment: 'https://parents.pathdeep.example/deodar-hill/fees',
  registration: 'https://admissions.pathdeep.example/deodar-hill',
};

/** The sample school as the frame of every page shows it: for stories and tests. */
export const siteExample: SiteData = {
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
    { label: 'School office', number: '+91 00000 00000' },
    { label: 'Admissions', number: '+91 00000 00001' },
  ],
  email: 'office@deodarhill.example',
  supportEmail: 'support@deodarhill.example',
  helpDesk: '8:00 am to 8:00 pm',
  links,
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/deodarhillschool' },
    { name: 'Instagram', url: 'https://instagram.example/deodarhillschool' },
    { name: 'YouTube', url: 'https://youtube.example/deodarhillschool' },
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
    { store: 'Google Play', url: 'https://play.example/store/apps/pathdeep-parents' },
    { store: 'App Store', url: 'https://apps.example/app/pathdeep-parents' },
  ],
  menu,
  utility: [
    { label: 'Career', to: '/Career' },
    { label: 'ERP Software', to: '/ErpSoftware' },
    { label: 'Parent Portal', to: links.parentPortal },
    { label: 'Pay fees', to: links.feePayment },
  ],
  quickLinks: [
    { label: 'About Us', to: '/AboutUs' },
    { label: 'Contact Us', to: '/ContactUs' },
    { label: 'ERP Software', to: '/ErpSoftware' },
    { label: 'Parent Portal', to: links.parentPortal },
    { label: 'Transfer Certificate', to: '/Tc' },
  ],
  lastUpdated: '2026-11-10',
};
