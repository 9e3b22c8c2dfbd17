import { runCommand } from '../src/terminal/command';
import { review } from './review/options';

void runCommand({
  ...review,
  run: async (options) => (await import('./review/review-change')).reviewChange(options),
});
