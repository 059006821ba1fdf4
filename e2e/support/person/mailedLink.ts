import { newestMail } from './newestMail.ts';

/** The link in the newest mail to an address, as soon as the server has written it. */
export async function mailedLink(address: string, dataFolder: string): Promise<URL> {
  const { text } = await newestMail({ to: address, about: /https?:/ }, dataFolder);
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '');
}
