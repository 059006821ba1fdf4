import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

interface Wanted {
  readonly to: string;
  /** Matches the subject or the text. */
  readonly about: RegExp;
}

interface ReadMail {
  readonly subject: string;
  readonly text: string;
  /** The media types of its attachments. */
  readonly files: readonly string[];
}

/** Waits for the newest mail that matches; `dataFolder` is the server's data folder. */
export async function newestMail({ to, about }: Wanted, dataFolder: string): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect(async () => {
    const mails = await Promise.all(
      writtenMails(join(dataFolder, 'mail')).map((mail) => PostalMime.parse(mail)),
    );
    found = mails
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map(({ subject = '', text = '', attachments }) => {
        const files = attachments.map(({ mimeType }) => mimeType);
        return { subject, text, files };
      })
      .findLast(({ subject, text }) => about.test(subject) || about.test(text));
    expect(found, `a mail to ${to} about ${about}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found ?? { subject: '', text: '', files: [] };
}

function writtenMails(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}
