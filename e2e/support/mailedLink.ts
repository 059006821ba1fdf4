import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The link in the newest mail to an address, as soon as the server has written it. */
export async function mailedLink(address: string): Promise<URL> {
  let link = '';
  await expect(async () => {
    const mail = mails().findLast((text) => text.includes(`\nTo: ${address}\r\n`));
    link = /https?:\S+/.exec(unquoted(mail ?? ''))?.[0] ?? '';
    expect(link, `a link in a mail to ${address}`).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return new URL(link);
}

function mails(): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Quoted-printable (RFC 2045), as far as a link needs it: lines that go on, and `=` itself. */
function unquoted(text: string): string {
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
