import { today } from '../dates/plain-date';
import { jsonOf } from './json-of';

/** The header of a reply that was held to the school's rules by who sent it. */
const rulesHeader = 'privacy-rules';

/** Whether who sent a reply says that the school's rules were kept. */
export const keepsRules = ({ headers }: Pick<Response, 'headers'>): boolean =>
  process.env.GATSBY_LISTS === 'files' || headers.get(rulesHeader) === 'kept';

/**
 * The JSON of a reply as the school lets it be shown, by the path of its call and the address of the service
 * (`base`); what may be shown of children stands in the page's head. The embedded content service holds to the
 * school's rules itself and says so, and so do the files that a build made of it; for any other provider, who knows
 * nothing of them, the rules are fetched, and with them what reads the forms that providers write. Rejects when they
 * can't be had: nobody is shown by mistake.
 */
export async function allowedJson(response: Response, path: string, base: string) {
  if (keepsRules(response)) return jsonOf(await response.text());
  const policy =
    document.querySelector<HTMLMetaElement>('meta[name="school"]')?.dataset.privacy ?? '';
  const { allowedResponse } = await import(
    /* webpackChunkName: "provider-reply" */ './provider-reply/allowed-reply'
  );
  return allowedResponse(response, { path, base, policy, day: today() });
}
