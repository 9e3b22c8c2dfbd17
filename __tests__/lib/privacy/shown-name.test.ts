/** @jest-environment node */
import { shownName } from '../../../src/lib/privacy/shown-name';

const shown: [name: string, short: string, initials: string][] = [
  ['Asha Rani Menon', 'Asha M.', 'A. R. M.'],
  ['Asha Menon (XII-A)', 'Asha M.', 'A. M.'],
  ['Asha Menon XII-A', 'Asha M.', 'A. M.'],
  ['Asha Menon, XII A', 'Asha M.', 'A. M.'],
  ['Asha Menon - Class X', 'Asha M.', 'A. M.'],
  ['Asha Menon, 10th B', 'Asha M.', 'A. M.'],
  ['Asha Menon Jr.', 'Asha M.', 'A. M.'],
  ['Asha Menon D/o Ravi Rao', 'Asha M.', 'A. M.'],
  ['Asha (Ashu) Menon', 'Asha M.', 'A. M.'],
  ['Master Vivaan Rao', 'Vivaan R.', 'V. R.'],
  ['MISS ANANYA IYER', 'ANANYA I.', 'A. I.'],
  ['Km. Sushma', 'Sushma', 'S.'],
  ["Mst. Kabir D'Mello", 'Kabir D.', 'K. D.'],
  ['Chi. Om Patil', 'Om P.', 'O. P.'],
  ['செல்வி கவிதா ராஜன்', 'கவிதா ரா.', 'க. ரா.'],
  ['Late Shri Ram Lal', 'Ram L.', 'R. L.'],
  ['किरण कुमार', 'किरण कु.', 'कि. कु.'],
  ['कुमारी क्षितिजा श्रीवास्तव', 'क्षितिजा श्री.', 'क्षि. श्री.'],
  ['आशा प्रसाद', 'आशा प्र.', 'आ. प्र.'],
  ['শ্রেয়া মুখার্জি', 'শ্রেয়া মু.', 'শ্রে. মু.'],
  ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਹਰਪ੍ਰੀਤ ਸਿੰ.', 'ਹ. ਸਿੰ.'],
  ['கார்த்திக் ராஜன்', 'கார்த்திக் ரா.', 'கா. ரா.'],
  ['José Ángel Pinto', 'José P.', 'J. Á. P.'],
  ['Jose\u0301 E\u0301lan', 'Jose\u0301 E\u0301.', 'J. E\u0301.'],
  ["Maria D'Souza", 'Maria D.', 'M. D.'],
  ['Maria de Souza', 'Maria S.', 'M. D. S.'],
  ['Asha Menon-Rao', 'Asha M.', 'A. M.'],
  ['Md. Arif Khan', 'Arif K.', 'M. A. K.'],
  // The family name first, as registers have it.
  ["D'Souza, Maria", 'Maria D.', 'M. D.'],
  ['Menon, Asha Rani, X-B', 'Asha M.', 'A. R. M.'],
  ['Kavitha, R', 'Kavitha R.', 'K. R.'],
  // Short already, as a name of the South is written.
  ['S. Karthik', 'S. Karthik', 'S. K.'],
  ['K.R. Venkatesh', 'K.R. Venkatesh', 'K. R. V.'],
  ['K. R. Venkatesh Iyer', 'Venkatesh I.', 'K. R. V. I.'],
  ['Karthik S', 'Karthik S.', 'K. S.'],
  ['Abin K. Varghese', 'Abin V.', 'A. K. V.'],
  ['A. M.', 'A. M.', 'A. M.'],
  // One word.
  ['Arun', 'Arun', 'A.'],
  ['आराध्या', 'आराध्या', 'आ.'],
  ['Arun V', 'Arun V.', 'A. V.'],
  ['ऋ', 'ऋ', 'ऋ.'],
];

it.each(shown)('%s: %s, or %s', (name, short, initials) => {
  expect(shownName(name, 'given-and-initial')).toBe(short);
  expect(shownName(name, 'initials')).toBe(initials);
});

it('shortens a name only once, though the service and the browser both do', () => {
  for (const [, short, initials] of shown) {
    expect(shownName(short, 'given-and-initial')).toBe(short);
    expect(shownName(initials, 'initials')).toBe(initials);
  }
});

it.each(['', ' ', '—', '(XII-A)'])('shows nobody where there is no name: "%s"', (name) => {
  expect(shownName(name, 'given-and-initial')).toBe('A student');
});

it('leaves a whole name as it is written', () => {
  expect(shownName('Master Vivaan Rao (II-A)', 'full')).toBe('Master Vivaan Rao (II-A)');
});
