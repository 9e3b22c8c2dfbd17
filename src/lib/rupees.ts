/** Digits as written in India or elsewhere: '18600', '18,600', '1,20,000', '3000.00'. */
const figures = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.00?)?$/;

/** Reads rupees as people write them: '11,000', '₹ 3,000', 'Rs. 3000/-'; `undefined` for anything else. */
export function parseRupees(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(?:₹|rs\.?|inr)/, '')
    .replace(/(?: ?\/[-=–])?(?: only)?\.?$/, '')
    .trim();
  const [, digits] = figures.exec(plain) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
