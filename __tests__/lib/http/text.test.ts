/** @jest-environment node */
import { cleanText, stripHiddenMarks } from '../../../src/lib/http/text';

describe('cleanText', () => {
  it('keeps plain words, Hindi and line breaks, and trims', () => {
    expect(cleanText('  Sports day \n results ')).toBe('Sports day \n results');
    expect(cleanText('तमसो मा ज्योतिर्गमय')).toBe('तमसो मा ज्योतिर्गमय');
    expect(cleanText('क्‍ष 👩‍🏫')).toBe('क्‍ष 👩‍🏫');
  });

  it('takes out control and bidirectional marks', () => {
    expect(cleanText('a\u202Egnp.exe\u202C\u2066\u200F\u0000\u0007\uFEFFb')).toBe('agnp.exeb');
    expect(stripHiddenMarks('half \uD83D')).toBe('half ');
  });

  it('cuts long text and says so', () => {
    const cut = cleanText('x'.repeat(10_000), 300);
    expect(cut).toHaveLength(300);
    expect(cut.endsWith('x…')).toBe(true);
    expect(cleanText('x'.repeat(300), 300)).toBe('x'.repeat(300));
    expect(cleanText(`Sports day${' '.repeat(5_000)}is off`, 300)).toBe('Sports day…');
  });

  it('never cuts a character in two', () => {
    expect(cleanText('🎓'.repeat(200), 10)).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([undefined, null, 42, Number.NaN, {}, ['a'], true, () => 'a'])(
    'takes %p for no text',
    (value) => {
      expect(cleanText(value)).toBe('');
    },
  );

  it.each(['undefined', 'null', 'NaN', 'Invalid Date', '[object Object]', ' \u200B '])(
    'takes the words %p for no text',
    (value) => {
      expect(cleanText(value)).toBe('');
    },
  );
});

it.each(['\u00ad', '\u200d', '\u200c \u200d', '\u3164', '\ufe0f'])(
  'takes %j, of which nothing is seen, for no text',
  (text) => {
    expect(cleanText(text)).toBe('');
  },
);
