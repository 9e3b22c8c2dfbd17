/** The part of a browser's storage that is used; `undefined` when the browser blocks it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function storageOf(name: 'localStorage' | 'sessionStorage'): KeyValueStore | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[name];
  } catch {
    return undefined;
  }
}

/** The browser's local storage, or `undefined` where there is none or it may not be touched. */
export const browserStorage = () => storageOf('localStorage');

/** What the browser keeps for this tab alone, or `undefined` where that may not be touched. */
export const tabStorage = () => storageOf('sessionStorage');

/** A stored text, or `undefined`; a storage that throws counts as empty. */
export function readStored(store: KeyValueStore | undefined, key: string): string | undefined {
  try {
    return store?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the provider's portal leaves for the calls with auth options. */
const storedAs = (key: string, form: RegExp) => (store: KeyValueStore | undefined) => {
  const text = readStored(store, key);
  return text !== undefined && form.test(text) ? text : undefined;
};

/** The stored school code, when there is one and it can be one. */
export const storedSchoolCode = storedAs('schoolCode', /^[A-Za-z0-9_-]{1,32}$/);

/** The stored token, when it fits a header: of visible ASCII, so that a spoilt one can't break the request. */
export const storedToken = storedAs('token', /^[\x21-\x7e]{1,4096}$/);
