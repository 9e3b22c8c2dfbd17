/** Puts a text into the clipboard. Gives what is to be said: `words`, or where to copy it from instead. */
export async function copyText(text: string, words: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return words;
  } catch {
    // Not every browser allows it, and none does without https.
    return `Please copy it from here: ${text}`;
  }
}
