/** @jest-environment node */
import { cleanUp } from '../support/app';
import { mailServer } from '../support/mail';
import { mailProxy } from '../support/mail-proxy';
import { mailSchool, untilSent } from '../support/mail-school';
import { postForm } from '../support/post';
import { startService } from '../support/process';

jest.setTimeout(300_000);
afterAll(cleanUp);

/** A morning in November. */
const morning = (day: number) => new Date(Date.UTC(2026, 10, day, 4));

const subjectsOf = (taken: readonly { source: string }[]) =>
  taken.map(({ source }) => /^Subject: \[Website\] (.*)$/m.exec(source)?.[1]?.trim()).sort();

it('sends each message once, whose server was away for days and whose service was killed on each of them', async () => {
  const mail = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'], closeTimeout: 100 });
  const proxy = await mailProxy(mail.port);
  const at = mailSchool(proxy.port);

  const send = async (day: number) => {
    const service = await startService(at(morning(day)));
    const reply = await postForm(service.address, { subject: `Day ${day}` });
    expect(reply.status).toBe(201);
    return service;
  };
  for (const day of [16, 17, 18, 19]) {
    const isHeld = day % 2 === 0;
    // What waited since yesterday is tried again at once, and may be the one that is on hold.
    const held = proxy.set(isHeld ? 'held in DATA' : 'away');
    const service = await send(day);
    await held;
    expect(await service.end('SIGKILL')).toBe('SIGKILL');
    expect(mail.taken).toEqual([]);
  }

  await proxy.set('through');
  const last = await send(20);
  await untilSent(last.address);
  expect(await last.end('SIGTERM')).toBe(0);
  expect(subjectsOf(mail.taken)).toEqual(['Day 16', 'Day 17', 'Day 18', 'Day 19', 'Day 20']);

  // Nothing is sent again by the next one, weeks later.
  const later = await startService(at(morning(30)));
  await untilSent(later.address);
  expect(await later.end('SIGTERM')).toBe(0);
  expect(mail.taken).toHaveLength(5);
  await proxy.close();
  await mail.close();
});
