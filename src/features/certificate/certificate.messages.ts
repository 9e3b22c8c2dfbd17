/** The words of the error line, by what went wrong. */
export const certificateMessages = {
  incomplete: 'Please fill in all fields',
  invalidReply: 'Invalid response from the server.',
  unsupported: 'Unsupported file type received',
  failed: 'Failed to process your request. Please try again later.',
  fileFailed: (status: number) => `Failed to fetch the file. Status: ${status}`,
} as const;
