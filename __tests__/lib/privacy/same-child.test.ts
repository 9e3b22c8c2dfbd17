/** @jest-environment node */
import { keepPrivacy } from '../../../src/lib/privacy/keep-privacy';
import { nameFingerprints } from '../../../src/lib/privacy/name-fingerprints';
import { openPolicy } from '../../../src/lib/privacy/policy';
import { applied, withdrawnIn } from '../../../src/lib/privacy/withdrawn';
import { allNames, names } from './support/names';
import { around, waysToWrite } from './support/spellings';

const day = '2026-11-23';
const withdrawn = allNames.flatMap(nameFingerprints);
const policy = applied({ ...openPolicy, withdrawn });
const { isName, isChild, without } = withdrawnIn(withdrawn);

const spelt = allNames.flatMap((name) => waysToWrite(name).map((text) => [name, text] as const));
const isOneWord = (name: string) => names['of one word']?.includes(name);

it('is tried with a hundred names and a thousand spellings', () => {
  expect(allNames).toHaveLength(100);
  expect(new Set(spelt.map(([, text]) => text)).size).toBeGreaterThan(1000);
});

describe('a withdrawn child, however the name is written', () => {
  it('is found where the name stands alone', () => {
    expect(spelt.filter(([, text]) => !isName(text))).toEqual([]);
  });

  it('is found with a title before the name, and brackets or a class after it', () => {
    const written = allNames.flatMap((name) => around.map((write) => write(name)));
    expect(written.filter((text) => !isName(text))).toEqual([]);
    expect(written.filter((text) => without(text) !== 'Name withheld')).toEqual([]);
  });

  it.each([
    '/api/birthdays/DHS',
    '/api/topper/all/DHS',
    '/api/testimonials/DHS',
    '/api/news/all/DHS',
  ])('is in no list: %s', (path) => {
    const records = spelt.map(([, name], at) => ({ _id: `${at}`, name, sessionYear: '2025-2026' }));
    const other = { _id: 'other', name: 'Kabir Ansari', sessionYear: '2025-2026' };
    expect(keepPrivacy([...records, other], path, policy, day)).toEqual([other]);
  });

  /** What a reader sees of a text in which somebody is not named: without tags and emphasis. */
  const seen = (text: string) =>
    text
      .replace(/<(?!img)[^<>]*>|\*|[\u200e\u200f]/g, '')
      // The dot of an initial.
      .replace('student. ', 'student ');
  const inText = spelt.filter(([name]) => !isOneWord(name)).map(([, text]) => text);

  it('is not named in a sentence', () => {
    const texts = inText.map((text) => seen(without(`First prize for Ms. ${text} of Class X.`)));
    expect([...new Set(texts)]).toEqual(['First prize for a student of Class X.']);
  });

  it('is not named at the beginning of a headline', () => {
    const texts = inText.map((text) => seen(without(`${text} wins; well done`)));
    expect([...new Set(texts.map((words) => words.toLowerCase()))]).toEqual([
      'a student wins; well done',
    ]);
  });

  it('is not named in what a tag says', () => {
    const texts = inText
      .filter((text) => !text.includes('<'))
      .map((text) => seen(without(`<p>Won. <img src="/a.jpg" alt="${text} sings"></p>`)));
    expect([...new Set(texts)]).toEqual(['Won. <img src="/a.jpg" alt="a student sings">']);
  });
});

describe('another child', () => {
  const others: [withdrawn: string, other: string][] = [
    ["Maria D'Souza", "Maria D'Silva"],
    ["Maria D'Souza", "Mario D'Souza"],
    ['Arun', 'Arundhati'],
    ['Arun', 'Arun Kumar'],
    ['Arun Kumar', 'Arundhati Kumar'],
    ['Arun Kumar', 'Varun Kumar'],
    ['Tara Anne Joseph', 'Tara Susan Joseph'],
    ['Tara Anne Joseph', 'Sara Joseph'],
    ['Harpreet Singh Gill', 'Harpreet Singh Bedi'],
    ['Harpreet Singh Gill', 'Jaspreet S. Gill'],
    ['Harpreet Kaur', 'Harleen Kaur'],
    ['Mohammed Arif Khan', 'Mohammed Asif Khan'],
    ['S. Karthik', 'R. Karthik'],
    ['K. R. Venkatesh', 'K. S. Venkatesh'],
    ['Asha Menon', 'Asha R.'],
    ['Asha Menon', 'R. Menon'],
    ['Asha Menon', 'A. M.'],
    ['Asha Menon', 'Asha'],
    ['Asha Menon', 'Menon'],
    ['किरण कुमार', 'करण कुमार'],
    ['किरण कुमार', 'किरण कुमारी देवी'],
    ['आशा मेनन', 'ईशा मेनन'],
    ['শ্রেয়া সেন', 'শ্রেয়সী সেন'],
    ['Om Prakash', 'Omkar Prakash'],
    ['Hari Sharma', 'Harry Sharma'],
    ['Rahul Menon', 'Raul Menon'],
    ['Tara D Joseph', 'Tara E Joseph'],
    ['Anita De', 'Anita Das'],
    ['Deepika Sharan', 'Deepika Sharon'],
    ['Ajay Sharma', 'Ajit Sharma'],
    ['Akash Sharma', 'Akshay Sharma'],
    ['Kamal Verma', 'Kamla Verma'],
    ['Narayan Das', 'Naren Das'],
    ['Paras Jain', 'Paresh Gupta'],
    ['Shahid Khan', 'Zahid Khan'],
    ['Vikas Sharma', 'B. Sharma'],
    ['Maria De Souza', 'Maria De Silva'],
    ['Anil Sethi', 'Anil Shetty'],
    ['Asha Menon', '#asha'],
    // In another script.
    ['Asha Sharma', 'ईशा शर्मा'],
    ['Kiran Kumar', 'करण कुमार'],
    ['Rahul Menon', 'राउल मेनन'],
    ['मनोज कुमार', 'Manju Kumar'],
    ['Akash Reddy', 'ஆதித்யா ரெட்டி'],
    ['Asha Menon', 'ہادی میمن'],
    ['Ravi Menon', 'راہل مینن'],
    ['Divya Nair', 'Diya Nayak'],
  ];

  it.each(others)('%s is not %s, in lists of children and in sentences', (one, other) => {
    const only = withdrawnIn(nameFingerprints(one));
    expect(only.isName(other)).toBe(false);
    expect(only.isChild(other)).toBe(false);
    const sentence = `The cup went to ${other}, who spoke.`;
    expect(only.without(sentence)).toBe(sentence);
  });

  it('is not found by chance: of ten thousand pupils, those of the hundred names alone', () => {
    const given = [
      'Aarav',
      'Bhavna',
      'Chitra',
      'Dhruv',
      'Esha',
      'Farhan',
      'Gauri',
      'Hemant',
      'Isha',
      'Jatin',
    ];
    const more = ['Raj', 'Lata', 'Mohan', 'Nita', 'Paul', 'Rani', 'Singh', 'Kaur', 'Kumar', 'Devi'];
    const family = Array.from(
      { length: 100 },
      (_, at) =>
        `Fam${String.fromCharCode(97 + (at % 26))}${'aeiou'[at % 5]}l${at > 50 ? 'kar' : 'wal'}`,
    );
    const pupils = given.flatMap((one) =>
      more.flatMap((two) => family.map((three) => `${one} ${two} ${three}`)),
    );
    expect(pupils).toHaveLength(10_000);
    expect(pupils.filter(isChild)).toEqual([]);
  });
});

describe('who may be the withdrawn child', () => {
  const perhaps: [withdrawn: string, written: string][] = [
    ['Tara Anne Joseph', 'Tara A. Joseph'],
    ['Tara Anne Joseph', 'T. A. Joseph'],
    ['Tara Anne Joseph', 'Tara Joseph'],
    ['Tara Anne Joseph', 'Joseph Tara Anne'],
    ['Tara Anne Joseph', 'Joseph, Tara Anne'],
    ['Tara Joseph', 'Tara Anne Joseph'],
    ['Asha Menon', 'A. Menon'],
    ['Asha Menon', 'Asha M.'],
    ['Asha Menon', 'Menon Asha (XII-A)'],
    ['S. Karthik', 'Karthik S'],
    ['K. R. Venkatesh', 'Venkatesh K R'],
    ['Mohammed Arif Khan', 'Md. Arif Khan'],
    ['Mohd Arif', 'Mohammed Arif'],
    ['Ram Anand', 'Ramanand'],
    ["Maria D'Souza", "M. D'Souza"],
    ['Mary-Ann Chacko', 'Mary Chacko'],
    ['Maria D', "Maria D'Souza"],
    ['किरण कुमार', 'किरण कु.'],
    ['किरण कुमार', 'कुमार किरण'],
    // In other spellings.
    ['Aarav Menon', 'Arav Menon'],
    ['Shreya Nair', 'Sreya Nair'],
    ['Pooja Kapur', 'Puja Kapoor'],
    ['Preeti Sharma', 'Priti Sharma'],
    ['Siddharth Rao', 'Sidhart Rao'],
    ['Kavitha Rao', 'Kavita R.'],
    ['Lakshmi Iyer', 'Laxmi Iyer'],
    ['Ashwin Pillai', 'Ashvin Pilai'],
    ['Sandeep Mehta', 'Sandip Mehta'],
    ['Tara Joseph', 'Tara Josef'],
    ["Maria D'Souza", 'Mariya Dsousa'],
    ['Priya Choudhary', 'Priya Chowdhury'],
    ['Priya Chaudhari', 'Priya Choudhry'],
    ['Ravi Verma', 'Ravi Varma'],
    ['Neha Agarwal', 'Neha Aggrawal'],
    ['Sourav Das', 'Saurabh Dass'],
    ['Laxmi Nair', 'Lakshami Nayar'],
    ['Mohammad Hussain', 'Mahamad Hossein'],
    ['Aisha Siddiqui', 'Ayesha Siddiqi'],
    ['Zoya Rizvi', 'Joya Rijvi'],
    ['Vikas Tiwari', 'Bikash Tewari'],
    ['Sanjay Chauhan', 'Sanjai Chowhan'],
    ['Sarah Reddy', 'Sara Reddi'],
    ['Yash Sharma', 'Jash Sharma'],
    ['यश शर्मा', 'Jash Sharma'],
    ['Ravi Yadav', 'Ravi Jadav'],
    ['Anita Pandey', 'Anita Panday'],
    ['Philip Thomas', 'P. Thomas'],
    ['सन्दीप शर्मा', 'संदीप शर्मा'],
    ['प्रीति शर्मा', 'प्रीती शर्मा'],
    ['Tara Anne Joseph', 'Tara Ann Joseph'],
    ["Maria D'Souza", 'Maria De Souza'],
    ["Maria D'Souza", 'Maria DeSouza'],
    ['Maria Da Silva', "Maria D'Silva"],
    ['Mohammed Arif', 'Muhammad Arif'],
    ['Mohammed Arif', 'Mo. Arif'],
    ['Moh. Arif', 'Mohammed Arif'],
    ['Arun Kumar Singh', 'Arun Kr. Singh'],
    ['K. Arun Singh', 'Arun Singh'],
    // In another script.
    ['Aarav Menon', 'आरव मेनन'],
    ['आरव मेनन', 'Aarav Menon'],
    ['Harpreet Singh', 'हरप्रीत सिंह'],
    ['Harpreet Singh', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Mohammed Arif', 'मो. आरिफ'],
    ['Aditya Krishna Mishra', 'आदित्य कृष्ण मिश्र'],
    ['Simran Bisht', 'सिमरन बिष्ट'],
    ['Arun Kumar', 'अरुण कु.'],
    ['Kavita Patel', 'કવિતા પટેલ'],
    ['Shreya Sen', 'শ্রেয়া সেন'],
    ['Asha Menon', 'ആശ മേനോൻ'],
    ['Radha Sriram', 'രാധ ശ്രീറാം'],
    ['Anil Shetty', 'ಅನಿಲ್ ಶೆಟ್ಟಿ'],
    ['Anil Shetty', 'Anil Setty'],
    ['Mohammed Ali Khan', 'Ali Khan VB'],
    ['Mohammed Ali Khan', 'Ali Khan S/o Imran Khan'],
    ['Asha Menon', 'AshaMVA'],
    ['Gyan Prakash', 'ज्ञान प्रकाश'],
    ['Ananya Agarwal', 'अनन्या अग्रवाल'],
    ['Zaid Qureshi', 'जैद कुरैशी'],
    ['श्रीवास्तव अर्चना', 'Archana Srivastava'],
    ['Akash Reddy', 'ஆகாஷ் ரெட்டி'],
    ['ஆகாஷ் ரெட்டி', 'Akash Reddy'],
    ['Meenakshi Iyer', 'மீனாட்சி ஐயர் (5 அ)'],
    ['S. Karthik', 'கார்த்திக் ச'],
    ['Muhammad Irfan Shaikh', 'முகமது இர்பான் ஷேக்'],
    ['Ayesha Khan', 'عائشہ خان'],
    ['عائشہ خان', 'Aisha Khan'],
    ['Gayathri Devi', 'गायत्री देवी'],
    ['Jayashree Gaikwad', 'जयश्री गायकवाड'],
    ['Arjun Upadhyay', 'Arjun Upadhyaya'],
    ['Mita Chakraborty', 'মিতা চক্রবর্তী'],
    ['Mita Banerjee', 'মিতা ব্যানার্জি'],
    ['Mita Roy', 'মিতা রায়'],
    ['Mita Dutta', 'মিতা দত্ত'],
    ['Thomas Kurian', 'Kurien Thomas'],
    ['George Varghese', 'ജോർജ് വർഗീസ്'],
    ['Jayanthi Subramaniam', 'Jeyanthi Subramanian'],
    ['Hrithik Rao', 'Ritik Rao'],
    ['Jaswinder Singh', 'ਜਸਵਿੰਦਰ ਸਿੰਘ'],
    ['Abdul Rehman', 'Abdul Rahman'],
    ['Suman Gurung', 'सुमन गुरुङ'],
    ['Rima Mondal', 'রিমা মণ্ডল'],
    ['Priyanka Bora', 'প্ৰিয়ংকা বৰা'],
    ['Priyanka Gogoi', 'প্রিয়ঙ্কা গগৈ'],
    ['Anil Bordoloi', 'অনিল বৰদলৈ'],
    ['Birsa Murmu', 'ᱵᱤᱨᱥᱟ ᱢᱩᱨᱢᱩ'],
    ['ᱥᱩᱱᱤᱛᱟ ᱦᱟᱸᱥᱫᱟ', 'Sunita Hansda'],
    ['Tomba Singh', 'ꯇꯣꯝꯕꯥ ꯁꯤꯡꯍ'],
    ['Karim Bakhsh Soomro', 'ڪريم بخش سومرو'],
  ];

  it.each(perhaps)('%s: "%s" is shown in no list of children', (one, written) => {
    const fingerprints = nameFingerprints(one);
    const records = [{ _id: '1', name: written }];
    const kept = (path: string) =>
      keepPrivacy(records, path, applied({ ...openPolicy, withdrawn: fingerprints }), day);
    expect(kept('/api/birthdays/DHS')).toEqual([]);
    expect(kept('/api/topper/DHS')).toEqual([]);
    // A list of others, and a sentence, may mean anybody.
    expect(kept('/api/message/all/DHS')).toEqual(records);
    expect(withdrawnIn(fingerprints).without(`Well done, ${written}!`)).toBe(
      `Well done, ${written}!`,
    );
  });

  it('has a name as it is looked for in the page’s head', () => {
    for (const fingerprint of withdrawn)
      expect(fingerprint).toMatch(/^[\da-z]+\.[\da-z]+\.[\da-z]*\.[\da-z]*\.[\da-z-]+$/);
  });
});
