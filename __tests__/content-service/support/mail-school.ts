import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { newFolder } from './app';
import { mailSite } from './mail';

/** A school's folder, and the variables of a service for it that sends to a port, by the instant at which its clock stands. */
export function mailSchool(port: number) {
  const content = join(newFolder(), 'content');
  mkdirSync(content);
  writeFileSync(join(content, 'site.yaml'), stringify(mailSite));
  const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
  return (now: Date) => ({
    CONTENT_DIR: content,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTENT_SERVICE_NOW: now.toISOString(),
    LOG_LEVEL: 'silent',
  });
}

/** Resolves once a service has nothing more to send. */
export async function untilSent(address: string): Promise<void> {
  for (;;) {
    const health = await (await fetch(`${address}/healthz`)).json();
    if (health.mailWaiting === 0) return;
  }
}
