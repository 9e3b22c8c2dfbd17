import autocannon from 'autocannon';
import { resolve } from 'node:path';
import { readSchool } from '../src/content-service/school';
import { EXAMPLE_NOW } from '../src/lib/dates/example-today';
import { startService } from './service';
import { withTempFolder } from './temp-folder';

/** What a service on one small machine, of two cores, keeps to while all visitors come at once. */
const goals = {
  /** Replies that failed, were refused, or never came. */
  failed: 0,
  /** The slowest reply of a hundred, in ms. */
  p99: 2000,
  /** The most memory the service holds, in bytes. */
  memory: 640 * 1024 * 1024,
};

/** The service as `npm run serve` starts it, but for the limit of forms: all come from one address here. */
const start = {
  checkout: '.',
  options: ['--without-site'],
  env: {
    CONTENT_SERVICE_NOW: EXAMPLE_NOW,
    FORMS_PER_TEN_MINUTES: '100000000',
    PREPARE_PICTURES: 'true',
    LOG_LEVEL: 'warn',
  },
};

/** What visitors ask for; a picture of the newest album and of a portrait stand for all. */
const lists = ['news/all', 'events/All', 'gallery/All', 'circular/all', 'topper/all', 'video/All'];
const pictures = ['pictures/news/dawn.webp', 'pictures/people/topper-01.webp'];
const browser = { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'br, gzip' };

const form = JSON.stringify({
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?',
});

/** Of ten requests of a visitor: six lists, three pictures, one form. */
function requests(code: string): autocannon.Request[] {
  const get = (path: string): autocannon.Request => ({ method: 'GET', path, headers: browser });
  return [
    ...lists.map((list) => get(`/api/${list}/${code}`)),
    ...pictures.map((picture) => get(`/api/image/${picture}?w=320`)),
    get(`/api/image/${pictures[0]}?w=640`),
    {
      method: 'POST',
      path: `/api/form/${code}/contact`,
      headers: { 'content-type': 'application/json' },
      body: form,
    },
  ];
}

/** Sends many visitors at once to the service, and says what they and its memory went through. */
export const load = ({
  visitors,
  seconds,
}: Record<'visitors' | 'seconds', number>): Promise<void> =>
  withTempFolder(async (folder) => {
    const service = await startService({ ...start, folder });
    const result = await autocannon({
      url: service.origin,
      connections: visitors,
      duration: seconds,
      timeout: 20,
      requests: requests(readSchool(resolve('content/site.yaml')).code),
    });
    const memory = service.peakMemory();
    await service.end('SIGTERM');
    console.log(autocannon.printResult(result));
    const failed = result.errors + result.timeouts + result.non2xx;
    const { p99 } = result.latency;
    const megabytes = Math.round(memory / 1024 / 1024);
    console.log(`${failed} failed, 99 % within ${p99} ms, ${megabytes} MB of memory at most`);
    if (failed > goals.failed || p99 > goals.p99 || memory > goals.memory) process.exitCode = 1;
  });
