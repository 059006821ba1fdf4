import { newestMail } from './newestMail.ts';

interface Wanted {
  readonly to: string;
  /** The end of the link's path. */
  readonly path: string;
}

/** Waits for the newest mail to an address with a link to this path, and returns the link. */
export async function mailedLink({ to, path }: Wanted, dataFolder: string): Promise<URL> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const { text } = await newestMail({ to, about: link }, dataFolder);
  return new URL(link.exec(text)?.[0] ?? '');
}
