import { inLatinLetters } from './in-latin-letters';

/** What offices write in several ways, and one of these. */
const spellings: readonly (readonly [written: RegExp, as: string])[] = [
  // Shetty is not Sethi.
  [/^sh?ett[iy]$/, 'ksheti'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  // All but the two r of Harry, who is not Hari.
  [/([a-qs-z])\1{1,3}/g, '$1'],
  // Yash, Jash; Yadav, Jadav.
  [/^y(?=[aeou])/, 'j'],
  // Names with spellings of their own.
  [/^m[aou]h?a?m[aeo]?d$/, 'mohamad'],
  [/^(b|ch)ya(?=n.?rji|t.?rji)/, '$1a'],
  [/^bandyo/, 'bando'],
  [/^chakr[ao][bvw][ao]rt[hiy]+$/, 'chakravarti'],
  [/^d[au]ta?$/, 'data'],
  [/^bor(?=[adgt])/, 'bar'],
  [/d[ao]l[ao]i$/, 'dalai'],
  [/^g[ao]g[ao]i$/, 'gagai'],
  [/^george$/, 'jorj'],
  [/^jey/, 'jay'],
  [/^jou/, 'ju'],
  [/^m[ao](?=ndal$|hant[iy]|hapat)/, 'ma'],
  [/^pila[iy]$/, 'pila'],
  [/^r[ao][iy]$/, 'ray'],
  [/^subrama?n[iy]+a[mn]$/, 'subramanyam'],
  [/^v[ae]rgh[ei]se$/, 'vargis'],
  [/^ch?[ao][uw]?dh?[aeu]?r[iy]$/, 'chodri'],
  [/^h[ou]s[ae][iy]?n$/, 'husain'],
  [/^l[au](?:x|ksh?)a?m[iy]$/, 'laxmi'],
  [/^sidi[qk].*$/, 'sidiki'],
  [/^(?:i|ai?)y[ae]r$/, 'iyer'],
  [/^nair$/, 'nayar'],
  [/^panday$/, 'pandey'],
  [/^ra[vw]u?$/, 'rao'],
  // Hrithik, Ritik; Dnyaneshwar, Gyaneshwar; Upadhyaya; Kurien; Jaswinder.
  [/^hr(?=i)/, 'r'],
  [/dny/g, 'gy'],
  [/hyaya$/, 'hyay'],
  [/ien$/, 'ian'],
  [/inder$/, 'indar'],
  // Rehman, Rahman; Sehgal, Sahgal.
  [/eh(?=[b-df-hj-np-tv-z])/g, 'ah'],
  [/stava$/, 'stav'],
  // Chauhan, Chowhan; Rao, Row.
  [/a[ou]|ou|[ao]w(?![aeiouy]|$)|ow$/g, 'o'],
  // Ahmed, Ahmad; Verma, Varma; Tewari, Tiwari.
  [/ed$/, 'ad'],
  [/er(?![aeiouy]|$)/g, 'ar'],
  [/e(?=w)/g, 'i'],
  // Priya, Pria; Reddy, Reddi.
  [/([aeiou]r|[^aeiour])y|iy/g, '$1i'],
  // Dey, De; Anne, Ann; Sarah, Sara.
  [/ey$/, 'e'],
  [/([a-z][^\Waeiou])e$/, '$1'],
  [/h$/, ''],
  // Ayesha, Aysha, Aisha; Vijay, Vijai; Gayatri, Gaytri.
  [/ay(?![aeiou])|aya(?=[b-df-hj-np-tv-z]+[aeiou])|ay[ei]|a[ei]|e[iy]/g, 'e'],
  [/[bw]/g, 'v'],
  [/x/g, 'ks'],
  [/ck|q(?:ue$)?/g, 'k'],
  // Sousa and Gomes are of Goa; elsewhere Nawaz is Nawaj.
  [/(o|[dgmnpu]e)z/g, '$1s'],
  [/z/g, 'j'],
  [/m(?=[pv])/g, 'n'],
  // Menon is 'मेनन', but Sharon is not Sharan.
  [/([^r])on$/, '$1an'],
  [/([b-df-gj-np-tv])h+/g, '$1'],
  [/([a-z])\1{1,3}/g, '$1'],
];

/** Behind the first vowel a short a is as good as none: 'Agrawal', 'Agarwal'; 'Sapana', 'Sapna'. */
function spelt(letters: string): string {
  const plain = spellings.reduce(
    (word, [written, as]) => word.replace(written, as),
    inLatinLetters(letters),
  );
  const [, begin = '', rest = plain] = /^([^aeiou]*[aeiou])(.*)$/.exec(plain) ?? [];
  return begin + rest.replace(/([b-df-hj-np-tv-z])a(?=[b-df-hj-np-tv-z])/g, '$1');
}

/** A list of pupils has the same words again and again. */
const known = new Map<string, string>();
const mostKnown = 5_000;

/**
 * Folded letters in one of the spellings that offices have for a name: 'Shreya' is 'Sreya', 'Pooja' 'Puja', 'Aarav'
 * 'Arav', 'सन्दीप' 'संदीप' and 'Sandeep'.
 */
export function inOneSpelling(letters: string): string {
  const found = known.get(letters) ?? spelt(letters);
  if (known.size >= mostKnown) known.clear();
  known.set(letters, found);
  return found;
}
