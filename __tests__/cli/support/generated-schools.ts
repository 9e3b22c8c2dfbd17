import { MONTH_NAMES } from '../../../src/lib/dates/format';

/** What a generated school has, as a file of answers holds it. */
export type GeneratedSchool = Readonly<Record<string, unknown>> & {
  name: string;
  classes: string;
  board: string;
};

const words: readonly (readonly string[])[] = [
  ['St. Mary’s', '& St. Joseph’s', 'Convent', 'Higher Secondary', 'School', '(Co-ed)', 'Kozhikode'],
  ['Govt.', 'Model', 'School', 'No. 1', '"Hill View"', 'Sector-7', "(Girls')", 'Bhubaneswar'],
  [
    'École',
    'São José',
    'D’Souza',
    'Memorial',
    'School',
    '#2:',
    'Margão',
    'North & South',
    '[ICSE]',
  ],
  ['सरस्वती', 'शिशु', 'विद्या', 'मन्दिर', 'उच्चतर', 'माध्यमिक', 'विद्यालय', '(बालिका)', 'क्र. १'],
  ['സെന്റ്', 'മേരീസ്', 'ഹയർ', 'സെക്കൻഡറി', 'സ്കൂൾ', '& കോൺവെന്റ്', 'തിരുവനന്തപുരം'],
  ['அரசு', 'மேல்நிலைப்', 'பள்ளி', '(பெண்கள்)', 'எண் 1', 'திருச்சிராப்பள்ளி', 'மாவட்டம்'],
  ['শ্রী', 'রামকৃষ্ণ', 'উচ্চ', 'মাধ্যমিক', 'বিদ্যালয়', '(বালিকা)', 'কলকাতা', 'নং ১'],
];

/** Class lists as schools write them. */
const classLists: readonly string[] = [
  'Nursery, LKG, UKG, I to X',
  'Lower Nursery, Upper Nursery, KG, Std. I, Std. II to Std. VIII',
  'KG-1, KG-2, 1st to 10th',
  'L.K.G., U.K.G., Class 1 - Class 12',
  'PLAYGROUP; NURSERY; PREP; I-XII',
  'LKG to XII',
  'Pre-Primary: PP1, PP2; Primary: 1 to 5; Middle: 6 to 8',
  'Junior KG, Senior KG, Grade One to Grade Ten',
  'Class XI Sci, Class XI Commerce, Class XII Sci, Class XII Commerce',
  'VI, VII, VIII, IX and X',
  'Balvatika 1 to Balvatika 3, I to V',
  'Sprouts, Buds, Blossoms, 1–4',
];

/** Boards as schools write them. */
const boardNames: readonly string[] = [
  'ICSE/ISC',
  'ICSE',
  'ISC',
  'ICSE and ISC',
  'CISCE',
  'CBSE',
  'cbse board',
  'State',
  'State Board',
  'Kerala State Board',
  'Board of Secondary Education, Assam',
  'NIOS',
];

const colours: readonly { main: string; accent: string }[] = [
  { main: 'maroon', accent: 'gold' },
  { main: 'Navy Blue', accent: 'white' },
  { main: '#7A1F3D', accent: '#F2B233' },
  { main: 'bottle green', accent: 'Golden Yellow' },
  { main: 'sky blue', accent: 'red' },
  { main: '800000', accent: 'cream' },
];

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** A name of about so many letters, whole words of one script; the shortest has one. */
function nameOf(script: readonly string[], letters: number): string {
  let name = '';
  for (let index = 0; name.length < letters; index += 1) {
    const longer = `${name} ${at(script, index)}`.trim();
    if (name !== '' && longer.length > 90) break;
    name = longer;
  }
  return name;
}

/** The answers of a school by its number: each number gives another mixture of all that schools write. */
export function generatedSchool(number: number): GeneratedSchool {
  const script = at(words, number);
  const letters = 4 + ((number * 37) % 87);
  const month = at(MONTH_NAMES, number);
  const site = `https://www.school-${number}.example`;
  return {
    name: nameOf(script, letters),
    shortName: nameOf(script, 4 + (number % 20)),
    street: at(['12 Garden Road', 'M.G. Road, "Shanti"', 'P.O. Box #7', 'Near Rly. Stn.'], number),
    city: at(['Pune', 'Thiruvananthapuram', 'Goa', 'Ooty (Udhagamandalam)', 'कानपुर'], number),
    state: at(['Maharashtra', 'Kerala', 'Andaman and Nicobar Islands', 'उत्तर प्रदेश'], number),
    postcode: at(['411001', '695 001', 403001], number),
    board: at(boardNames, number),
    classes: at(classLists, number),
    sessionFrom: at(
      [month, month.slice(0, 3).toLowerCase(), MONTH_NAMES.indexOf(month) + 1],
      number,
    ),
    founded: 1850 + (number % 170),
    colours: at(colours, number),
    phone: '+91 00000 00003',
    email: `office@school-${number}.example`,
    siteUrl: site,
    ...(number % 3 === 0 && {
      fees: { 'Nursery to V': '24,000', 'VI to X': '₹ 36,000' },
      schoolHours: '8:00 am to 2:00 pm',
      officeHours: '9:00 am to 1:00 pm',
      uniform: 'White shirt; navy blue skirt or trousers',
    }),
    ...(number % 4 === 0 && {
      admissionDates: 'Forms from 1 December to 31 January',
      documents: ['birth certificate', 'report card'],
      transport: 'Buses run to all parts of the city.',
      history: 'Opened by a few families.\n\nGrown since.',
    }),
  };
}
