import { keepPrivacy } from './keep-privacy';
import { readPolicy } from './policy';

/** `keepPrivacy` for a policy as a page's head has it. */
export default function keepWrittenPolicy(json: unknown, path: string, text: string, day: string) {
  return keepPrivacy(json, path, readPolicy(text), day);
}
