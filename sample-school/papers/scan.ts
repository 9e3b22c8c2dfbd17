import sharp from 'sharp';
import { certificateLines, type Pupil } from './certificate';

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * A certificate as the bytes of a JPEG, as if it had been scanned. Its letters are drawn with the
 * machine's own serif font, so the bytes differ between machines.
 */
export async function makeScan(pupil: Pupil, schoolName: string): Promise<Buffer> {
  const rows = certificateLines(pupil).map(
    ([label, value], index) => `
      <text x="90" y="${300 + index * 56}" font-size="19" fill="#55635B">${escape(label)}</text>
      <text x="460" y="${300 + index * 56}" font-size="18">${escape(value)}</text>
      <path d="M90 ${318 + index * 56} H910" stroke="#CFC9BA"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414" font-family="serif">
    <rect width="1000" height="1414" fill="#FBF9F4"/>
    <g transform="rotate(0.4 500 700)" fill="#16211C">
      <path d="M90 90 h60 v36 c0 18 -15 28 -30 33 c-15 -5 -30 -15 -30 -33 z" fill="#23503D"/>
      <text x="175" y="132" font-size="40" fill="#23503D">${escape(schoolName)}</text>
      <text x="90" y="230" font-size="32">Transfer certificate</text>
      ${rows.join('')}
      <text x="90" y="960" font-size="18">An invented pupil of the sample register.</text>
    </g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 78, progressive: true }).toBuffer();
}
