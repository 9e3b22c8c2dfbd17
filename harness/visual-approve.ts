import { approve } from './visual/approve';
import { baselineFolder } from './visual/baselines';
import { reportFolder } from './visual/report-files';

/**
 * `npm run visual:approve [story…]`: accepts what the last `npm run test:visual` found, all of it or
 * the stories, components and rooms that are named.
 */
try {
  const { accepted, removed, refused } = approve(
    process.argv.slice(2),
    reportFolder,
    baselineFolder,
  );
  for (const { title, name, way, verdict, note } of refused) {
    console.error(`not approved, ${verdict}: ${title} / ${name}, ${way}: ${note ?? ''}`);
  }
  console.log(`${accepted} approved, ${removed} removed, ${refused.length} not approved.`);
  console.log(`They stand in ${baselineFolder}: commit them with the change.`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
