import type { Service } from '../../../harness/service';

/** Sends a form from an address; gives the status, 0 where no reply came, and the reply's text. */
export async function post(
  { origin }: Service,
  path: string,
  body: unknown,
  from?: string,
): Promise<{ status: number; text: string }> {
  const headers = {
    'content-type': 'application/json',
    // Connections that this side keeps would count as handles that are left.
    connection: 'close',
    ...(from && { 'x-forwarded-for': from }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(origin + path, init).then(
    async (reply) => ({ status: reply.status, text: await reply.text() }),
    () => ({ status: 0, text: '' }),
  );
}
