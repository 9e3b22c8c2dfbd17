import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { birthdaysSchema } from '../../content-service/kinds/birthdays';
import { dayAndMonthInWords, parseDayAndMonth } from '../../lib/dates/day-and-month';
import { itemOf } from './add-to-list';
import { itemText, optionalText, photo } from './common-questions';
import { insertItem } from './insert-item';
import { takePhoto } from './take-file';
import type { Kind } from './question';

const list = join('service', 'birthdays.yaml');

/** The birthday of a pupil; a school with a table of them has this list beside it. */
export const birthday: Kind = {
  questions: [
    itemText(birthdaysSchema, 'name', 'The name', 'Asha Menon'),
    optionalText(birthdaysSchema, 'class', 'The class with its section', 'V A'),
    itemText(birthdaysSchema, 'birthday', 'The day and month', '5 April'),
    photo('A photo'),
  ],
  async fill(draft, { name = '', class: grade, birthday: written = '', picture }) {
    const taken = picture ? await takePhoto(draft, picture, 'pictures/people', name) : undefined;
    // '5 April' of '05/04/2014': a year of birth is not written down.
    const day = parseDayAndMonth(written);
    const inWords = day && dayAndMonthInWords(day);
    const item = itemOf({ name, class: grade, birthday: inWords, photo: taken });
    const path = join(draft.dir, list);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '[]\n';
    draft.add(list, insertItem(text, item, Infinity));
    return { shownAt: '/', note: 'The front page names pupils on the day itself.' };
  },
};
