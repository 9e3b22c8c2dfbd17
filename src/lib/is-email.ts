/**
 * Whether a text has the form of an e-mail address: a name, '@', and a domain of two parts or more, without quotes,
 * brackets or 'mailto:'. Takes a time that grows with its length only: no part can begin where another ends.
 */
export const isEmail = (text: string) =>
  /^[^\s@:,;<>()"“”„‘]+@[^\s@.:,;<>()"“”’]+(?:\.[^\s@.:,;<>()"“”’]+)+$/.test(text);
