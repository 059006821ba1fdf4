import { createTransport } from 'nodemailer';
import { composed } from './composed.ts';
import { type Mailer, MailFailure, mailSlots } from './mailer.ts';

const seconds = 1_000;

/**
 * Hands mails to an SMTP server, at most `mailSlots` at a time. `smtps:` uses TLS from the start; `smtp:` requires STARTTLS
 * first, except to a server on this machine, where nobody can listen in.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    ...connectionOf(url),
    pool: true,
    maxConnections: mailSlots,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  });
  return {
    async send(mail) {
      const message = composed(from, mail);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw new MailFailure(reasonOf(error), { isPermanent: isRefusedForGood(error) });
      }
    },
    // No copies are stored here.
    async forget() {},
    async sweep() {},
    async close() {
      transport.close();
    },
  };
}

/** Removes TLS settings from the address, because the library would prefer them to `requireTLS`. */
function connectionOf(url: string): { readonly url: string; readonly requireTLS: boolean } {
  const address = new URL(url);
  if (isThisMachine(address.hostname)) return { url, requireTLS: false };
  for (const option of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'])
    address.searchParams.delete(option);
  return { url: address.href, requireTLS: true };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Short reason such as `ECONNECTION` or `EENVELOPE 550`. The full error quotes addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const parts = ['code' in error ? error.code : '', 'responseCode' in error ? error.responseCode : ''];
  return parts.filter(Boolean).join(' ') || 'unknown';
}

/**
 * Whether the server refused the recipient or the mail itself (5xx after RCPT TO or DATA, RFC 5321 4.2.1). A refused login, sender
 * or connection is about this installation: once that is repaired, the mail can be sent.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isAboutMail && Number(error.responseCode) >= 500;
}
