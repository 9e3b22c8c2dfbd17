import { keepPrivacy } from './keep-privacy';
import { readPolicy } from './policy';

/**
 * `keepPrivacy` for a policy as a page's head has it. What finds withdrawn children is fetched where there are
 * some. Rejects when it can't be had.
 */
export default async function keepWrittenPolicy(
  json: unknown,
  path: string,
  text: string,
  day: string,
): Promise<unknown> {
  const policy = readPolicy(text);
  if (policy.withdrawn.length === 0) {
    return keepPrivacy(json, path, { ...policy, withdrawn: undefined }, day);
  }
  const { applied } = await import(/* webpackChunkName: "withdrawn" */ './withdrawn');
  return keepPrivacy(json, path, applied(policy), day);
}
