import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { folderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtpMailer.ts';

export interface OpenedMailer {
  readonly mailer: Mailer;
  /** Readable description of where mails go, without a password. */
  readonly description: string;
}

/** Opens an SMTP mailer where a server is set, otherwise one that writes into the data folder. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
): OpenedMailer {
  if (smtpUrl !== undefined)
    return { mailer: smtpMailer(smtpUrl, mailFrom), description: `by SMTP, ${new URL(smtpUrl).host}` };
  const folder = join(dataDir, 'mail');
  return {
    mailer: folderMailer(folder, { from: mailFrom, clock }),
    description: `as .eml files, in ${folder}`,
  };
}
