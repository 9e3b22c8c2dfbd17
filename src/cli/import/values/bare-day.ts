import { latinFigures } from './latin-figures';

/** What of a written day is not the day: a weekday before or behind it, a time, 'of', commas. */
export const bareDay = (text: string) =>
  latinFigures(text)
    .replace(
      /[([]?\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?[)\]]?/gi,
      ' ',
    )
    .replace(/[T ]\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?$/i, '')
    .replace(/\bof\b/gi, ' ')
    .replace(/(?<=[a-z])[.,]/gi, ' ')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-–/ ]{1,3}|[-–/ ]{1,3}$/g, '')
    .trim();
