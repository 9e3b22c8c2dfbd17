/** The part of a browser's storage that is used; `undefined` when the browser blocks it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the provider's portal leaves a school code and a token for the calls with auth options. */
const STORED_CODE_KEY = 'schoolCode';
const STORED_TOKEN_KEY = 'token';

const SCHOOL_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** What may stand in a header: visible ASCII, so that a spoilt token can't break the request. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

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

/** The stored school code, when there is one and it can be one. */
export function storedSchoolCode(store: KeyValueStore | undefined): string | undefined {
  const code = readStored(store, STORED_CODE_KEY);
  return code !== undefined && SCHOOL_CODE.test(code) ? code : undefined;
}

/** The stored token, when there is one and it fits a header. */
export function storedToken(store: KeyValueStore | undefined): string | undefined {
  const token = readStored(store, STORED_TOKEN_KEY);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
