interface SystemError extends Error {
  code?: string;
  port?: number;
  syscall?: string;
  path?: string;
}

// SQLite and the system each have their own name for it. ENOSPC of a `watch` means too few watchers.
const isFullDisk = ({ code, syscall }: SystemError) =>
  code === 'SQLITE_FULL' || (code === 'ENOSPC' && syscall !== 'watch');

/** Whether something failed because the disk is full, or was caused by what did. */
export function diskIsFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isFullDisk(error) || diskIsFull(error.cause);
}

// Mistakes of a program, whose place matters more than their words.
const bugs = [TypeError, ReferenceError, RangeError];

/** What went wrong and what to do, without a stack unless the error is the program's own. */
export function errorInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, path, stack, message }: SystemError = error;
  if (code === 'EADDRINUSE') {
    const other = (port ?? 0) + 1;
    return (
      `Port ${port} is taken, perhaps by this same command in another window. End that one, or ` +
      `choose another port: PORT=${other} (for \`npm run develop\`: SERVICE_PORT=${other}).`
    );
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs rights that this user does not have. Choose one from 1024 on: PORT=9000`;
  }
  if (diskIsFull(error)) {
    const where = path ? ` (while writing ${path})` : '';
    return `The disk is full${where}. Free some space on it, then run the command again.`;
  }
  const isBug = code === undefined && bugs.some((kind) => error instanceof kind);
  return isBug && stack ? stack : message;
}
