import { Text } from '#chakra';

let atBuild: string | undefined;

/** Tells, where pages are built, what `emptyLists` of site.yaml says; a browser reads it in the page's head. */
export const setEmptyLists = (choice: string | undefined): void => void (atBuild = choice);

const inPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="school"]')?.dataset.emptyLists;

/** Whether an empty list says so in a sentence (`emptyLists` of site.yaml). */
export const saysSentence = (): boolean =>
  (typeof document === 'undefined' ? atBuild : inPage()) === 'sentence';

/** Says of a list that nothing is in it: `what` is 'any news', 'this letter'. */
export function NothingYet({ what }: { what: string }) {
  return <Text mb={5}>The school has not published {what} yet.</Text>;
}
