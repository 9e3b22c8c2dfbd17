/** A page of the content: its file and what is written in it. */
export interface ContentPage {
  file: string;
  text: string;
}

/** A page of each template of `src/templates`, and the front page: what frames them is on all. */
const onePageOfEachKind = ['/', '/AboutUs', '/News', '/ContactUs', '/PrincipalMessage'];

const pathOf = ({ text }: ContentPage) => /^path: *(\S+)/m.exec(text)?.[1];

/** The first page whose text holds some words. */
const firstWith = (pages: readonly ContentPage[], words: string) =>
  pages.filter(({ text }) => text.includes(words)).slice(0, 1);

const pathsOf = (pages: readonly ContentPage[]) => pages.flatMap((page) => pathOf(page) ?? []);

/** How the addresses of pages follow from a changed file. */
const rules: readonly [
  pattern: RegExp,
  paths: (pages: readonly ContentPage[], name: string, file: string) => readonly string[],
][] = [
  [/^content\/pages\/(.+)\.yaml$/, (pages, _, changed) => pathsOf(pages.filter(isAt(changed)))],
  // A fact is in many pages: the first shows it.
  [/^content\/facts\/([^/.]+)/, (pages, fact) => pathsOf(firstWith(pages, `{{ ${fact}.`))],
  [/^content\/(?:home|opening)\.yaml$/, () => ['/']],
  [/^content\/(?:site|navigation|privacy)\.yaml$/, () => onePageOfEachKind],
  [/^src\/blocks\/([^/]+)\//, (pages, kind) => pathsOf(firstWith(pages, `kind: ${kind}\n`))],
  [/^src\/templates\/home\/()/, () => ['/']],
  [
    /^src\/(?:components\/layout|pages|templates(?!\/home\/)|build|islands)\/()/,
    () => onePageOfEachKind,
  ],
];

const isAt = (changed: string) => (page: ContentPage) => page.file === changed;

/** The addresses of the pages that a browser visits for a change: those that show it, not all of them. */
export function pagesReached(files: readonly string[], pages: readonly ContentPage[]): string[] {
  const paths = files.flatMap((file) =>
    rules.flatMap(([pattern, pathsFor]) => {
      const found = pattern.exec(file);
      return found ? pathsFor(pages, found[1] ?? '', file) : [];
    }),
  );
  return [...new Set(paths)];
}
