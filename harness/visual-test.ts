import { runCommand } from '../src/terminal/command';
import { testVisual } from './visual/options';

void runCommand({
  ...testVisual,
  run: async (options) => (await import('./visual/test-visually')).testVisually(options),
});
