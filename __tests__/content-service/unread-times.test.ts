/** @jest-environment node */
import { readYaml } from '../../src/content/read-yaml';
import { unreadTimes } from '../../src/content-service/dataset/unread-times';

const asked = (time: string) => {
  const { source } = readYaml('events.yaml', `- { title: Fair, time: '${time}' }\n`);
  const value = [{ title: 'Fair', time }];
  return unreadTimes({ name: 'events', source, value, diagnostics: [] }).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
};

it.each(['25:00', '8:75', '14:00 pm', '8-30 am', '830', '10 am to 9 am'])(
  'asks about %s, which is no hour of a day',
  (time) => {
    expect(asked(time)).toEqual([
      `1:24: "${time}" is read as no time, and calendar apps get the whole day; write it like 9:00 am, or 9:00 am to 12:30 pm`,
    ]);
  },
);

it.each(['8.30am', '14.00 hrs', '8:30 to 2', '22:00 to 02:00', 'after assembly', 'Period 3'])(
  'takes %s as it stands',
  (time) => {
    expect(asked(time)).toEqual([]);
  },
);
