import { parseArgs } from 'node:util';
import type { Command } from '../../terminal/command';
import { chosenSchool } from './chosen-school';
import type { ProviderOptions } from './check-provider';

/** Says what the pages show of a provider’s lists. */
export const providerCheck: Command<ProviderOptions> = {
  help: {
    name: 'npm run provider:check',
    takes: 'https://api.provider.example [options]',
    about: `Makes the site's 18 calls for lists at a provider's API, and says of each what the pages show: records,
what is read otherwise than it was sent, what is left out and why, with an example each; and how
the replies keep to openapi.yaml, to other origins, to caches and to time.`,
    options: [
      ['--school CODE', 'the code in the paths (that of site.yaml)'],
      ['--site ADDRESS', 'where the site will stand, for other origins (siteUrl of site.yaml)'],
      ['--token TOKEN', 'sent along with the calls that take one, as a browser does'],
      ['--timeout S', 'how many seconds a reply may take (10)'],
      ['--json', 'for programs: a list of { name, address, sent, shown, remarks }'],
    ],
    environment: [['CONTENT_DIR', 'the folder with site.yaml (content)']],
    examples: [
      ['npm run provider:check -- https://api.provider.example', 'every list of a provider'],
    ],
    fails: 'a page would lack something',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        school: { type: 'string' },
        site: { type: 'string' },
        token: { type: 'string' },
        timeout: { type: 'string', default: '10' },
        json: { type: 'boolean', default: false },
      },
    });
    const [address = '', ...others] = positionals;
    if (others.length > 0 || !/^https?:\/\/./.test(address) || !URL.canParse(address)) {
      throw new Error('Write the address of one provider, such as https://api.provider.example');
    }
    const seconds = Number(values.timeout);
    if (!(seconds > 0)) throw new Error('--timeout is a number of seconds, such as 10');
    const { school, site, token, json } = values;
    return { address, token, json, timeoutMs: seconds * 1000, ...chosenSchool({ school, site }) };
  },
  run: async (options) => (await import('./check-provider')).checkProvider(options),
};
