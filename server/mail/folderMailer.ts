import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Clock } from '../clock.ts';
import { composed } from './composed.ts';
import { type Mailer, MailFailure } from './mailer.ts';

/** Maximum age of a stored mail, in milliseconds: 30 days. Nobody needs older ones, and they name people. */
const longestKept = 30 * dayInMilliseconds;

/** Age from which half a mail is nobody's, in milliseconds. */
const longestHalf = 60 * 60 * 1000;

/**
 * Writes each mail as an `.eml` file, which any mail program opens. Nothing leaves the machine.
 * Decision: docs/decisions/0064-the-data-folder-is-private.md
 */
export function folderMailer(
  folder: string,
  options: { readonly from: string; readonly clock: Clock },
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const date = options.clock.now();
      const { message } = await transport.sendMail({ date, ...composed(options.from, mail) });
      const name = `${nameStart(date)}-${mail.id ?? randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Writes under a temporary name, so that a watcher of the folder never sees half a mail. Other users can't read it.
        await writeFile(join(folder, `${name}.half`), message, { flag: 'wx', mode: 0o600 });
        await rename(join(folder, `${name}.half`), join(folder, `${name}.eml`));
      } catch (error) {
        // A full disk leaves half a mail.
        await rm(join(folder, `${name}.half`), { force: true }).catch(() => undefined);
        throw new MailFailure(codeOf(error), { cause: error });
      }
    },
    async forget(addresses, { except } = {}) {
      const gone = new Set(addresses);
      if (gone.size === 0) return;
      const names = await mailsIn(folder);
      for (const name of names.filter((one) => except === undefined || !one.endsWith(`-${except}.eml`)))
        if (gone.has(await recipientOf(join(folder, name)))) await rm(join(folder, name), { force: true });
    },
    async sweep(now) {
      const oldest = nameStart(new Date(now.getTime() - longestKept));
      for (const name of await mailsIn(folder))
        if (name < oldest) await rm(join(folder, name), { force: true });
      // Halves of a process that died. None takes an hour.
      const underWay = nameStart(new Date(now.getTime() - longestHalf));
      for (const name of await namesIn(folder, '.half'))
        if (name < underWay) await rm(join(folder, name), { force: true });
    },
    async close() {},
  };
}

/** Names sort by time of sending. */
function nameStart(date: Date): string {
  return date.toISOString().replaceAll(':', '-');
}

function mailsIn(folder: string): Promise<string[]> {
  return namesIn(folder, '.eml');
}

async function namesIn(folder: string, ending: '.eml' | '.half'): Promise<string[]> {
  // The folder is missing until the first mail is sent.
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(ending));
}

/** The recipient; '' where another process removed the mail, or the file is not one of ours. */
async function recipientOf(file: string): Promise<string> {
  const raw = await readFile(file).catch(() => undefined);
  const [to] = (raw && (await PostalMime.parse(raw)).to) ?? [];
  return to?.address?.toLowerCase() ?? '';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
