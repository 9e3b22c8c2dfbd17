import { dirOption } from '../content-dir';

const text = { type: 'string' } as const;

/** What the command takes: each question's name is one of them. */
export const options = {
  ...dirOption,
  title: text,
  name: text,
  date: text,
  until: text,
  description: text,
  picture: text,
  paper: text,
  photos: text,
  time: text,
  venue: text,
  id: text,
  path: text,
  menu: text,
  text: text,
  class: text,
  classes: text,
  number: text,
  birthday: text,
  stream: text,
  percent: text,
  session: text,
} as const;
