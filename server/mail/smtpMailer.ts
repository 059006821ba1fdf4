import { createTransport } from 'nodemailer';
import { composed } from './composed.ts';
import { type Mailer, MailFailure } from './mailer.ts';

const seconds = 1_000;

/** Hands mails to an SMTP server, at most two at a time. TLS wherever the server offers it; by `smtps:` always. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
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
        throw new MailFailure(reasonOf(error));
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** `ECONNECTION`, or `EENVELOPE 550`: what was said beside it quotes addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const parts = ['code' in error ? error.code : '', 'responseCode' in error ? error.responseCode : ''];
  return parts.filter(Boolean).join(' ') || 'unknown';
}
