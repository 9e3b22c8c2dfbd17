import { availableParallelism } from 'node:os';

// Measured: a school's process takes 0.48 GB at most; the rest is for what shares the machine.
const schoolBytes = 0.75e9;

/** How many schools a machine builds at a time: one for each core, while each has memory (bytes). */
export function schoolsAtATime(
  cores = availableParallelism(),
  freeBytes = process.availableMemory(),
): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / schoolBytes)));
}
