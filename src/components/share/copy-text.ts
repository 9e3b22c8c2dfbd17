/** Copies a text to the clipboard. Returns the message: `words`, or where to copy it from instead. */
export async function copyText(text: string, words: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return words;
  } catch {
    // Not every browser allows it, and none does without https.
    return `Please copy it from here: ${text}`;
  }
}
