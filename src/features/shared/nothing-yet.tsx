import { Text } from '#chakra';

/** Whether an empty list says so in a sentence, as the page's head has it (`emptyLists` of site.yaml). */
export const saysSentence = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="school"]')?.dataset.emptyLists === 'sentence';

/** Says of a list that nothing is in it: `what` is 'any news', 'this letter'. */
export function NothingYet({ what }: { what: string }) {
  return <Text mb={5}>The school has not published {what} yet.</Text>;
}
