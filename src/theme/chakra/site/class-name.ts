const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/**
 * A class of four signs for a style as it is written: the same text gives the same class in the
 * build and in the browser. FNV-1a, with the last step of MurmurHash3 to spread similar texts. A
 * build in which two styles meet in one of the 12 million names stops (see `style-sheet.ts`).
 */
export function classNameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  let rest = (hash ^ (hash >>> 13)) >>> 0;
  let name = letters.charAt(rest % 52);
  rest = Math.floor(rest / 52);
  for (let sign = 0; sign < 3; sign += 1) {
    name += signs.charAt(rest % 62);
    rest = Math.floor(rest / 62);
  }
  return name;
}
