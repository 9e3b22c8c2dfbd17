import keepWrittenPolicy from '../../privacy/written-policy';
import { plainRecord } from './plain-record';
import { listIn, recordIn } from './wrapped-list';

/**
 * A provider's reply in the forms of the API description, by the path of its call: out of its wrapper, with
 * days, names and files as readers will see them. What holds no list stays as it is.
 */
export function plainReply(json: unknown, path: string): unknown {
  if (path === '/api/subGallery') return plainRecord(recordIn(json) ?? json);
  return listIn(json)?.map(plainRecord) ?? json;
}

/**
 * The same under the policy that a page's head has, '' where there are no rules. They compare what is shown, so
 * that nobody is missed in a wrapper or by entities, and no file whose path came encoded.
 */
export default function allowedReply(json: unknown, path: string, policy: string, day: string) {
  const plain = plainReply(json, path);
  return policy ? keepWrittenPolicy(plain, path, policy, day) : plain;
}
