/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What the islands show in the course of their life, and their built HTML does not. */
async function states(): Promise<Record<string, ReactNode>> {
  const { FormMessage } = await import('../../src/components/form/form-message');
  const { ShowMore } = await import('../../src/components/show-more/show-more');
  const { circularExamples } = await import('../../stories/features/circulars/circulars.examples');
  const { CircularRegister } = await import('../../src/features/circulars/circular-register');
  const { MonthTable } = await import('../../src/features/calendar/month-table');
  const { newsExamples } = await import('../../stories/features/news/news.examples');
  const { NewsGrid } = await import('../../src/features/news/news-grid');
  const { NewsEmpty } = await import('../../src/features/news/news-list');
  const month = (year: number, number: number) => (
    <MonthTable caption="Month" month={{ year, month: number }} days={new Map()} />
  );
  return {
    'a month of four weeks': month(2027, 2),
    'a month of five weeks': month(2027, 4),
    'a month of six weeks': month(2027, 5),
    'a list that has come': <NewsGrid items={newsExamples} withLead />,
    'another one': <CircularRegister items={circularExamples} />,
    'an empty list': <NewsEmpty />,
    'a form that was not sent': <FormMessage tone="error">Not sent.</FormMessage>,
    'a list of several pages': (
      <ShowMore noun="news" shown={24} total={60} next={24} onMore={() => undefined} />
    ),
  };
}

it('writes the rules of every state, the same ones each time', async () => {
  const { stateRules } = await import('../../src/islands/state-rules');
  const rules = stateRules();
  expect(stateRules()).toBe(rules);
  for (const [state, shown] of Object.entries(await states())) {
    const classes = [...renderToString(shown).matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => /^[a-zA-Z][a-zA-Z0-9]{3}$/.test(name));
    const without = classes.filter((name) => !rules.includes(`.${name}`));
    expect([state, classes.length > 0, without]).toEqual([state, true, []]);
  }
});

it('leaves no examples to the pages that are built after it', async () => {
  const { stateRules } = await import('../../src/islands/state-rules');
  const { getQueryClient } = await import('../../src/lib/http/query-client');
  stateRules();
  expect(getQueryClient().getQueryCache().getAll()).toEqual([]);
});
