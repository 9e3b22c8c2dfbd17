import { runProgram } from '../lib/terminal/program';
import { school } from './program';

// Who reads the output may have enough of it (`npx school stale | head`): the work goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void runProgram(school);
