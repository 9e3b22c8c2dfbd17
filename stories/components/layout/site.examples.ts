import { schoolExample } from '../../content/site.examples';
import type { SiteData } from '../../../src/components/layout/site-data';

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

const { links } = schoolExample;

/** The sample school as the frame of every page shows it: for stories and tests. */
export const siteExample = {
  ...schoolExample,
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
  paths: [...menu.flatMap(({ pages }) => pages.map(({ path }) => path)), '/SubGallery', '/Search'],
  lastUpdated: '2026-11-10',
} satisfies SiteData;
