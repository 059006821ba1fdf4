import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { composed } from './composed.ts';
import { type Mailer, MailFailure } from './mailer.ts';

/** Puts each mail as an `.eml` file in a folder, where any mail program opens it: nothing leaves the machine. */
export function folderMailer(
  folder: string,
  options: { readonly from: string; readonly clock: Clock },
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const date = options.clock.now();
      const { message } = await transport.sendMail({ ...composed(options.from, mail), date });
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true });
        // Whoever watches the folder finds a mail whole or not at all; nobody else on the machine reads it.
        await writeFile(join(folder, `${name}.half`), message, { flag: 'wx', mode: 0o600 });
        await rename(join(folder, `${name}.half`), join(folder, `${name}.eml`));
      } catch (error) {
        throw new MailFailure(codeOf(error));
      }
    },
    async close() {},
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
