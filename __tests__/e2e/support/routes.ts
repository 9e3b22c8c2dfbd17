/** Every address of the site: what its heading says, what kind of page it is, and where it stands. */
export interface Route {
  path: string;
  title: string;
  kind: 'static' | 'live' | 'form';
  menu: string | null;
}

export const schoolName = 'Deodar Hill School';

/** Every address, written out: the content must not be its own judge. */
export const routes: Route[] = [
  { path: '/', title: 'Home', kind: 'live', menu: 'Home' },
  { path: '/AboutUs', title: 'History', kind: 'static', menu: 'About' },
  { path: '/Founder', title: 'Founder', kind: 'static', menu: 'About' },
  { path: '/OurVision', title: 'Our Vision', kind: 'static', menu: 'About' },
  { path: '/Accreditation', title: 'Accreditation', kind: 'static', menu: 'About' },
  { path: '/Infrastructure', title: 'Infrastructure', kind: 'static', menu: 'About' },
  { path: '/ManagerMessage', title: "Manager's Message", kind: 'live', menu: 'About' },
  { path: '/PrincipalMessage', title: "Principal's Message", kind: 'live', menu: 'About' },
  { path: '/VicePrincipal', title: "Vice Principal's Message", kind: 'live', menu: 'About' },
  { path: '/HeadMistress', title: "Head Mistress's Message", kind: 'live', menu: 'About' },
  { path: '/StudentCouncil', title: 'Student Council', kind: 'static', menu: 'About' },
  { path: '/Alumni', title: 'Alumni', kind: 'live', menu: 'About' },
  { path: '/Academics', title: 'Academics', kind: 'static', menu: 'Academics' },
  { path: '/Curriculum', title: 'Curriculum', kind: 'static', menu: 'Academics' },
  { path: '/Studies', title: 'Studies', kind: 'static', menu: 'Academics' },
  { path: '/Examination', title: 'Examination', kind: 'static', menu: 'Academics' },
  { path: '/Promotion', title: 'Promotion Criteria', kind: 'static', menu: 'Academics' },
  { path: '/SchoolCalendar', title: 'School Calendar', kind: 'static', menu: 'Academics' },
  { path: '/Timings', title: 'Timings', kind: 'static', menu: 'Academics' },
  { path: '/Library', title: 'Library', kind: 'static', menu: 'Academics' },
  { path: '/Laboratory', title: 'Laboratory', kind: 'static', menu: 'Academics' },
  { path: '/Criteria', title: 'Criteria', kind: 'static', menu: 'Admission' },
  { path: '/ICSECriteria', title: 'ICSE Criteria', kind: 'static', menu: 'Admission' },
  { path: '/ISCcriteria', title: 'ISC Criteria', kind: 'static', menu: 'Admission' },
  { path: '/Prospectus', title: 'Prospectus', kind: 'static', menu: 'Admission' },
  { path: '/FeeStructure', title: 'Fee Structure', kind: 'static', menu: 'Admission' },
  { path: '/FeeSchedule', title: 'Fee Payment', kind: 'static', menu: 'Admission' },
  { path: '/Uniform', title: 'Uniform', kind: 'static', menu: 'Admission' },
  { path: '/GeneralRule', title: 'General Rules', kind: 'static', menu: 'Rules' },
  { path: '/Discipline', title: 'Discipline', kind: 'static', menu: 'Rules' },
  { path: '/Fee', title: 'Fee', kind: 'static', menu: 'Rules' },
  { path: '/Leave', title: 'Leave', kind: 'static', menu: 'Rules' },
  {
    path: '/RecommendationParents',
    title: 'Recommendation To Parents',
    kind: 'static',
    menu: 'Rules',
  },
  { path: '/ISCresult', title: 'ISC Result', kind: 'static', menu: 'Results' },
  { path: '/ICSEresult', title: 'ICSE Result', kind: 'static', menu: 'Results' },
  { path: '/ISCToppers', title: 'ISC Toppers', kind: 'live', menu: 'Results' },
  { path: '/ICSEToppers', title: 'ICSE Toppers', kind: 'live', menu: 'Results' },
  { path: '/News', title: 'News', kind: 'live', menu: 'News & Media' },
  { path: '/Events', title: 'Events', kind: 'live', menu: 'News & Media' },
  { path: '/Circular', title: 'Circular', kind: 'live', menu: 'News & Media' },
  { path: '/Gallery', title: 'Gallery', kind: 'live', menu: 'News & Media' },
  { path: '/SubGallery', title: 'Sub Gallery', kind: 'live', menu: null },
  { path: '/VideoGallery', title: 'Video Gallery', kind: 'live', menu: 'News & Media' },
  { path: '/Pphelp', title: 'Parent Guidelines', kind: 'static', menu: 'Parents' },
  { path: '/ErpSoftware', title: 'ERP Software', kind: 'static', menu: 'Parents' },
  { path: '/Tc', title: 'Transfer Certificate', kind: 'form', menu: 'Parents' },
  { path: '/Career', title: 'Career', kind: 'static', menu: 'Contact' },
  { path: '/ContactUs', title: 'Contact Us', kind: 'form', menu: 'Contact' },
  // Beyond the specification: no pages of the school, but of the site.
  { path: '/Accessibility', title: 'Accessibility', kind: 'static', menu: null },
  { path: '/Disclosure', title: 'Public Information', kind: 'static', menu: 'About' },
  { path: '/Privacy', title: "Children's Data", kind: 'static', menu: null },
  { path: '/Search', title: 'Search', kind: 'live', menu: null },
];
