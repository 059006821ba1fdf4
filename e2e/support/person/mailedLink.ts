import { newestMail } from './newestMail.ts';

interface Wanted {
  readonly to: string;
  /** What the link leads to: the end of its path. */
  readonly path: string;
}

/** The link in the newest mail of that kind to an address, as soon as the server has written it. */
export async function mailedLink({ to, path }: Wanted, dataFolder: string): Promise<URL> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const { text } = await newestMail({ to, about: link }, dataFolder);
  return new URL(link.exec(text)?.[0] ?? '');
}
