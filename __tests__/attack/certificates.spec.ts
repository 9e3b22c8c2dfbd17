import { attack } from './support/attack';
import { post } from './support/post';
import type { Service } from '../../harness/service';

/** A pupil of the sample's register, and the file of the certificate. */
const pupil = { admission: 'DHS/2011/0417', name: 'Aarohi Bhandari' };
const file = 'papers/certificates/e1587e4acf96b538ede3.pdf';

const ask = (service: Service, asked: object, from: string) =>
  post(service, '/api/tc/DHS', asked, from);

/** Tries 400 numbers with a pupil's name from 40 addresses in turn; gives how many tries were looked up. */
async function tryNumbers(service: Service): Promise<number> {
  let lookedUp = 0;
  for (let index = 0; index < 400; index += 1) {
    const admission = `DHS/2011/${String(index).padStart(4, '0')}`;
    const { status } = await ask(service, { ...pupil, admission }, `198.51.100.${index % 40}`);
    if (status === 200 || status === 404) lookedUp += 1;
  }
  return lookedUp;
}

async function fileStatus({ origin }: Service, path: string): Promise<number> {
  const reply = await fetch(`${origin}/api/image/${path}`, { headers: { connection: 'close' } });
  await reply.arrayBuffer();
  return reply.status;
}

/** What is wrong with the addresses of a certificate; `given` is the one that its family got. */
async function problemsOf(service: Service, given: string): Promise<string[]> {
  const [, , end = '', signature = ''] = given.split('/');
  const later = `papers/signed/${Number(end) + 60}/${signature}/${file}`;
  const forged = `papers/signed/${end}/${'A'.repeat(43)}/${file}`;
  const problems: string[] = [];
  for (const path of [file, later, forged]) {
    const status = await fileStatus(service, path);
    if (status !== 404) problems.push(`${path}: ${status}`);
  }
  const own = await fileStatus(service, given);
  return own === 200 ? problems : [...problems, `the family's own address: ${own}`];
}

attack({
  name: 'guesses',
  about: '400 tries for a certificate from 40 addresses, its path, and forged addresses',
  start: { env: { TRUST_PROXY: '1' } },
  async run({ service }) {
    const lookedUp = await tryNumbers(service);
    const found = await ask(service, pupil, '203.0.113.9');
    const { data } = JSON.parse(found.text || '{}') as { data?: string };
    return {
      sent: '400 tries',
      problems: [
        ...(lookedUp > 200 ? [`${lookedUp} tries were looked up`] : []),
        ...(found.status === 200 ? [] : [`a family that asks meanwhile: ${found.status}`]),
        ...(await problemsOf(service, data ?? '')),
      ],
    };
  },
});
