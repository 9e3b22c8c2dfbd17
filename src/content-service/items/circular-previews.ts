import { encodePath } from '../../files/file-name';
import { circularFacts } from '../../http/circular-facts';
import { fileNameIn, fileTypeName } from '../../http/file-type';
import { circularId, type CircularRecord } from '../kinds/circulars';
import {
  inLine,
  inWords,
  type ItemPreview,
  type PartLink,
  type Previews,
  sentences,
} from './previewed-item';

/** The category is that which the page shows (`features/circulars`). */
const shown = (...[lists, data, day]: Parameters<Previews>) =>
  lists['/api/circular/all/:code'](data, day).filter(({ category }) => category === 'Circular');

/** Circulars at their own addresses. */
export const circularPreviews: Previews = (...asked) =>
  shown(...asked).map((circular) => [circular._id, previewOf(circular._id, [circular])]);

/**
 * Previews at the addresses that circulars had before they got a number, or before another one of the same title and
 * day came: a shared link shows every circular that it may mean.
 */
export const circularAliases: Previews = (...asked) => {
  const byAlias = new Map<string, CircularRecord[]>();
  for (const circular of shown(...asked)) {
    const { title, number = title, date } = circular;
    for (const id of new Set([circularId(title, date), circularId(number, date)]))
      byAlias.set(id, [...(byAlias.get(id) ?? []), circular]);
  }
  return [...byAlias].map(([id, same]) => [id, previewOf(id, same)]);
};

/** What an address says of a circular, or of several of one title and day. */
function previewOf(asked: string, same: readonly CircularRecord[]): ItemPreview {
  const [only] = same.length === 1 ? same : [];
  const { title = '', date = '' } = same[0] ?? {};
  const { number = '', classes = [], classesText = '' } = only ?? {};
  const facts = circularFacts({ number, classes, classesText }).map((fact) => inLine(fact));
  const papers = same.flatMap(({ attachments, files }) =>
    attachments.map((path) => ({ path, name: files?.find((file) => file.path === path)?.name })),
  );
  const follows = papers.length === 0;
  return {
    // One that stands alone is told by its own address, wherever it is asked for.
    id: only?._id ?? asked,
    title: inLine(title),
    description: sentences(
      inWords(date),
      ...facts,
      follows ? 'Circular; the file follows' : 'Circular',
    ),
    parts: {
      title: inLine(title),
      detail: sentences(inWords(date), ...facts, follows ? 'The file follows' : undefined),
      paper: papers.map((paper) => linkTo(paper, papers.length === 1)),
    },
  };
}

interface Paper {
  path: string;
  name: string | undefined;
}

/** A link to a paper by its name: one without is the circular, several are told apart by their files. */
function linkTo({ path, name }: Paper, isAlone: boolean): PartLink {
  const called = name ?? (isAlone ? 'Open the circular' : fileNameIn(path));
  return {
    href: `/api/image/${encodePath(path)}`,
    parts: { 'paper-name': `${inLine(called)} (${fileTypeName(path)})` },
  };
}
