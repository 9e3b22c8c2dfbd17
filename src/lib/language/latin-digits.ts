/** A text with the digits of India's scripts, whose zeros stand 128 characters apart, as 0 to 9; and those of Urdu, Santali and Manipuri, with the per cent and the decimal point of Urdu. */
export const latinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u066b\u06f0-\u06f9\u1c50-\u1c59\uabf0-\uabf9]/g, (sign) =>
      '0123456789%.'.charAt(sign.charCodeAt(0) & 15),
    )
    .replace(/[\u0966-\u0D6F]/gu, (sign) =>
      /\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) - 0x0966) % 0x80) : sign,
    );
