import { approve } from './approve';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** Approves the stories that are named, or all, and says what came of it. */
export function approveStories(words: readonly string[]): void {
  const { accepted, removed, texts, refused } = approve(words, reportFolder, baselineFolder);
  for (const { title, name, way, verdict, note } of refused) {
    console.error(`not approved, ${verdict}: ${title} / ${name}, ${way}: ${note ?? ''}`);
  }
  console.log(
    `${accepted} pictures and the words of ${texts} stories approved, ${removed} pictures removed, ` +
      `${refused.length} not approved.`,
  );
  console.log(`They stand in ${baselineFolder}: commit them with the change.`);
  if (refused.length > 0) process.exitCode = 1;
}
