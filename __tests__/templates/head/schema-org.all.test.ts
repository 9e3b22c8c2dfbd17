/** @jest-environment node */
import { resolve } from 'node:path';
import ts from 'typescript';
import { embeddedPageLists } from '../../../src/build/list-files/page-lists';
import { listThings } from '../../../src/templates/head/lists/list-things';
import { siteExample } from '../../../stories/components/layout/site.examples';

const { replies, now } = embeddedPageLists('content', new Date('2026-11-26T09:00:00+05:30'));
const special = {
  '/api/events/All/{code}': [
    { title: 'Moved', date: '2026-12-01', movedFrom: '2026-11-28', venue: 'Hall, Mussoorie' },
    {
      title: 'Off',
      date: '2026-12-01',
      until: '2026-12-03',
      cancelled: true,
      time: '9 am to 1 pm',
    },
  ],
  '/api/video/All/{code}': [
    { title: 'Fete', date: '2026-11-14', videoUrl: 'https://youtu.be/aB3_d-fGh1J' },
  ],
};
const told = (path: string, lists = replies) =>
  listThings(path, { replies: lists, now }, siteExample);
const graphOf = (thing: object) => ({ '@context': 'https://schema.org', '@graph': [thing] });

const known = {
  'the news of the sample': told('/News'),
  'its events': told('/Events'),
  'its albums': told('/Gallery'),
  'events that have changed': told('/Events', special),
  'a video': told('/VideoGallery', special),
};
const unknown = {
  'a property of another type': graphOf({ '@type': 'NewsArticle', startDate: '2026-12-01' }),
  'a type that there is not': graphOf({ '@type': 'NewsItem', headline: 'Snow' }),
  'a status that there is not': graphOf({
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventMoved',
  }),
};

/**
 * What schema.org's own vocabulary, as schema-dts has it, says against JSON-LD, by its name: types, properties
 * and values of enumerations that it does not know. One program for all, since reading it takes seconds.
 */
function faultsOf(graphs: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const sources = Object.entries(graphs).map(([, graph], index) =>
    ts.createSourceFile(
      resolve(`__tests__/templates/head/graph-${index}.ts`),
      `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${JSON.stringify(graph)};\n`,
      ts.ScriptTarget.ES2022,
    ),
  );
  const sourceOf = (file: string) => sources.find(({ fileName }) => fileName === file);
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (file, ...rest) => sourceOf(file) ?? getSourceFile(file, ...rest);
  host.fileExists = (file) => sourceOf(file) !== undefined || fileExists(file);
  const program = ts.createProgram(
    sources.map(({ fileName }) => fileName),
    options,
    host,
  );
  const messagesOf = (source: ts.SourceFile | undefined) =>
    ts
      .getPreEmitDiagnostics(program, source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return Object.fromEntries(
    Object.keys(graphs).map((name, index) => [name, messagesOf(sources[index])]),
  );
}

let faults: Record<string, string[]>;
beforeAll(() => {
  faults = faultsOf({ ...known, ...unknown });
}, 60_000);

it.each(Object.keys(known))('knows %s', (name) => {
  expect(known[name as keyof typeof known]?.['@graph'].length).toBeGreaterThan(0);
  expect(faults[name]).toEqual([]);
});

it.each(Object.keys(unknown))('does not know %s', (name) => {
  expect(faults[name]?.join()).toMatch(/not assignable|does not exist/);
});
