import type { MenuGroup } from '../../../../src/content/menu';
import type { SiteData } from '../../../../src/components/layout/site-data';

type Named = Pick<SiteData, 'name' | 'shortName' | 'affiliation'>;

/** Names of schools as they are: short, long, of one long word, with signs, in other scripts. All are invented. */
export const headerNames: readonly Named[] = [
  { name: 'DHS', shortName: 'DHS', affiliation: 'ICSE · Pune' },
  { name: 'Deodar Hill School', shortName: 'Deodar Hill', affiliation: 'ICSE · ISC · Dehradun' },
  {
    name: 'St. Mary’s & St. Joseph’s Convent Higher Secondary School, Thiruvananthapuram',
    shortName: 'St. Mary’s & St. Joseph’s',
    affiliation: 'ICSE · ISC · Thiruvananthapuram · founded 1921',
  },
  {
    name: 'Kendriya Adarsh Vidyamandir Senior Secondary Boarding School for Girls (No. 1), Kancheepuram',
    shortName: 'Kendriya Adarsh Vidyamandir',
    affiliation: 'ICSE · ISC · Kancheepuram District, Tamil Nadu · founded 1958',
  },
  {
    name: 'Sriramakrishnavivekanandavidyashala',
    shortName: 'Sriramakrishnavivekanandavidyashala',
    affiliation: 'ICSE · Visakhapatnam',
  },
  { name: 'Holy Child School', shortName: 'Holy Child', affiliation: 'ICSE · Ranchi' },
  { name: 'देवदार हिल विद्यालय', shortName: 'देवदार हिल', affiliation: 'आई.सी.एस.ई. · देहरादून' },
  {
    name: 'സെന്റ് മേരീസ് കോൺവെന്റ് ഹയർ സെക്കൻഡറി സ്കൂൾ തിരുവനന്തപുരം',
    shortName: 'സെന്റ് മേരീസ്',
    affiliation: 'ICSE · ISC · തിരുവനന്തപുരം',
  },
  {
    name: 'விவேகானந்தா மேல்நிலைப்பள்ளி, காஞ்சிபுரம்',
    shortName: 'விவேகானந்தா',
    affiliation: 'ICSE · காஞ்சிபுரம்',
  },
  { name: 'শান্তিনিকেতন বিদ্যাপীঠ', shortName: 'শান্তিনিকেতন', affiliation: 'ICSE · বোলপুর' },
];

const menuOf = (...names: string[]): MenuGroup[] =>
  names.map((name, index) => ({
    name,
    pages: [1, 2, 3].map((page) => ({ path: `/${index}/${page}`, title: `${name} ${page}` })),
  }));

/** Menus as schools have them: few and many groups, short and long words, one word that is very long. */
export const headerMenus: readonly MenuGroup[][] = [
  menuOf('About'),
  menuOf('About', 'Admission', 'News', 'Contact'),
  menuOf(
    'Home',
    'About',
    'Academics',
    'Admission',
    'Rules',
    'Results',
    'News',
    'Parents',
    'Contact',
  ),
  menuOf('About the School', 'Academic Programme', 'Admission Procedure', 'News & Announcements'),
  menuOf(
    'Our School',
    'Administration',
    'Academics & Examinations',
    'Admission Procedure',
    'Rules & Regulations',
    'Board Results',
    'News & Announcements',
    'Parents & Guardians',
    'Contact & Directions',
  ),
  menuOf('Mandatorypublicdisclosureandaccreditation', 'About', 'Contact'),
  menuOf('हमारे बारे में', 'शैक्षणिक कार्यक्रम', 'प्रवेश', 'नियम', 'परिणाम', 'समाचार', 'अभिभावक', 'संपर्क'),
  menuOf('സ്കൂളിനെക്കുറിച്ച്', 'പ്രവേശനം', 'വാർത്തകൾ', 'ബന്ധപ്പെടുക'),
  menuOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'),
];
