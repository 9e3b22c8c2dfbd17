import { execFileSync } from 'node:child_process';
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { attack, type Target } from './support/attack';
import type { Service } from '../../harness/service';
import { post } from './support/post';
import { atOnce, during } from './support/sockets';

const message = {
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?',
};

const contact = async (service: Service, more: object = {}, from?: string) =>
  (await post(service, '/api/form/DHS/contact', { ...message, ...more }, from)).status;

const inboxOf = ({ folder }: Target) => createClient({ url: `file:${join(folder, 'inbox.db')}` });

/** How many messages an inbox holds. */
async function messagesIn(target: Target): Promise<number> {
  const client = inboxOf(target);
  const { rows } = await client.execute('select count(*) as n from contact_messages');
  client.close();
  return Number(rows[0]?.['n']);
}

attack({
  name: 'dots',
  about: '20 forms with an e-mail of x@ and 32,400 dots',
  // Forms of another attack would count against its own.
  start: {},
  async run({ service }) {
    const statuses = await atOnce(20, () =>
      contact(service, { email: `x@${'.'.repeat(32_400)}@` }),
    );
    const wrong = statuses.filter((status) => ![400, 413, 422, 429].includes(status));
    return { sent: '20 forms', problems: wrong.length > 0 ? [`answered ${wrong.join(', ')}`] : [] };
  },
});

attack({
  name: 'flood',
  about: '3,000 forms of 30 kB from 600 networks (/64) of one /48',
  start: { env: { TRUST_PROXY: '1' } },
  async run(target) {
    const { service } = target;
    const large = { message: 'a'.repeat(4000) };
    let next = 0;
    await atOnce(20, async () => {
      while (next < 3000) {
        const network = (next += 1) % 600;
        await contact(service, large, `2001:db8:7:${network.toString(16)}::1`);
      }
    });
    const kept = await messagesIn(target);
    const other = await contact(service, {}, '203.0.113.9');
    return {
      sent: '3,000 forms',
      problems: [
        ...(kept > 100 ? [`${kept} were kept`] : []),
        ...(other === 201 ? [] : [`another family's form: ${other}`]),
      ],
    };
  },
});

attack({
  name: 'locked',
  about: 'another program holds the inbox for 8 s while 200 forms come',
  start: { env: { FORMS_PER_TEN_MINUTES: '1000' } },
  async run(target) {
    await contact(target.service);
    const client = inboxOf(target);
    const lock = await client.transaction('write');
    const statuses: number[] = [];
    const sending = during(8000, 10, async () => {
      statuses.push(await contact(target.service, { message: `again ${Math.random()}` }));
    });
    await sending;
    await lock.rollback();
    client.close();
    const after = await contact(target.service, { message: 'when it is free' });
    const wrong = statuses.filter((status) => ![201, 429, 503].includes(status));
    return {
      sent: `${statuses.length} forms`,
      problems: [
        ...(wrong.length > 0 ? [`answered ${[...new Set(wrong)].join(', ')}`] : []),
        ...(after === 201 ? [] : [`after it: ${after}`]),
      ],
    };
  },
});

attack({
  name: 'full-disk',
  about: 'an inbox whose file may grow to 400 kB, and 300 forms of 9 kB; then there is room again',
  start: {
    env: { FORMS_PER_TEN_MINUTES: '1000' },
    through: ['bash', '-c', `trap '' XFSZ; ulimit -S -f 400; exec "$@"`, 'bash'],
  },
  async run({ service }) {
    const large = { message: 'a'.repeat(9000) };
    const statuses: number[] = [];
    for (let sent = 0; sent < 300; sent += 1) statuses.push(await contact(service, large));
    const wrong = statuses.filter((status) => ![201, 429, 503].includes(status));
    const list = await fetch(`${service.origin}/api/news/all/DHS`);
    execFileSync('prlimit', ['--pid', String(service.child.pid), '--fsize=unlimited']);
    const later = await contact(service, { message: 'there is room again' });
    return {
      sent: '300 forms',
      problems: [
        ...(wrong.length > 0 ? [`answered ${[...new Set(wrong)].join(', ')}`] : []),
        ...(statuses.includes(503) ? [] : ['the file never was full']),
        ...(list.status === 200 ? [] : [`lists: ${list.status}`]),
        ...(later === 201 ? [] : [`with room again: ${later}`]),
      ],
    };
  },
});
