import type { Letter } from './letters';

/** Sends e-mails over a server. */
export interface MailTransport {
  /** Resolves once the server has taken the e-mail. Rejects with a MailError. */
  send(letter: Letter): Promise<void>;
}

/** An e-mail was not taken. `reason` names no person and no address. */
export class MailError extends Error {
  constructor(
    /** `server`: nothing can be sent now. `later`, `never`: what the server says of this one. */
    readonly kind: 'server' | 'later' | 'never',
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'MailError';
  }
}

/** What a failure of nodemailer means (https://nodemailer.com/errors). Its message may hold addresses, and is not read. */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = (error instanceof Error ? error : {}) as Record<string, unknown>;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const reason = [code, status].filter((part) => part !== undefined).join(' ') || 'unknown';
  // 421 ends the connection, whatever was asked. Sign-in is about the server, and no e-mail's fault.
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfLetter || status === undefined || status === 421) return new MailError('server', reason);
  return new MailError(status >= 500 ? 'never' : 'later', reason);
}

const second = 1000;

/** How long a server may take, in ms: together less than an e-mail is claimed for. */
const patience = {
  dnsTimeout: 20 * second,
  connectionTimeout: 30 * second,
  greetingTimeout: 30 * second,
  socketTimeout: 60 * second,
};

const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/**
 * A server by its address, `smtps://user:password@host` or `smtp://…` with STARTTLS where the server offers it,
 * which a password needs unless the server is on this machine. The library is loaded with the first e-mail.
 */
export function smtpTransport(address: string): MailTransport {
  const { username, hostname, protocol } = new URL(address);
  const isLocal = isThisMachine(hostname);
  const requireTLS = protocol === 'smtp:' && username !== '' && !isLocal;
  // A relay on this machine has made its certificate itself (exim4), and nobody stands between.
  const trusting = protocol === 'smtp:' && isLocal && { tls: { rejectUnauthorized: false } };
  const connecting = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      { url: address, ...patience, ...(requireTLS && { requireTLS }), ...trusting },
      // No text of an e-mail can name a file or an address to be read.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  };
  let connected: ReturnType<typeof connecting> | undefined;
  return {
    async send({ to, replyTo, autoSubmitted, ...letter }) {
      try {
        const transport = await (connected ??= connecting());
        await transport.sendMail({
          ...letter,
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          messageId: `<${letter.messageId}>`,
          headers: { 'Auto-Submitted': autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}
