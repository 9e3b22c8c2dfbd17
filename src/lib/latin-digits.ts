/** A text with the digits of India's scripts as 0 to 9: '२०२५' is '2025'. Their zeros stand 128 characters apart. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0966-\u0D6F]/g, (sign) =>
    /\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) - 0x966) % 0x80) : sign,
  );
