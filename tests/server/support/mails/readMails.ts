import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';

/** Reads the mails in a folder like a mail program. Mails of the same moment come in any order. */
export async function readMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/**
 * Waits for a mail with this subject to a person, because the server answers before it sends mail. `seen` holds the ids of
 * earlier mails.
 */
export async function mailOnceThere(
  folder: string,
  wanted: { readonly to: string; readonly subject: string },
  seen: ReadonlySet<string> = new Set(),
): Promise<Email> {
  const find = async () =>
    (await readMails(folder)).find(
      ({ to, subject, messageId = '' }) =>
        to?.[0]?.address === wanted.to && subject === wanted.subject && !seen.has(messageId),
    );
  return vi.waitUntil(find, { timeout: 45_000 });
}

/** The code in the link of a mail. */
export function codeIn(mail: Email | undefined): string {
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  return new URL(link ?? 'none:').searchParams.get('code') ?? '';
}
