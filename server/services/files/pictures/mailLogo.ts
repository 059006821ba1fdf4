import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { clubs } from '#server/db/schema.ts';
import type { MailLogo } from '#server/mail/body/withLogo.ts';
import { nl } from '#server/texts/nl.ts';
import { clubPicture } from './clubPicture.ts';
import { logoOnWhite } from './logoOnWhite.ts';

/** The largest logo in a mail, in pixels of a style sheet. The picture has twice as many, for sharp screens. */
const largest = { width: 128, height: 40 };

/** The drawn logos, a few kilobytes each. A file of a club never changes. */
const drawn = new LRUCache<number, Promise<Omit<MailLogo, 'alt'> | undefined>>({ max: 500 });

/**
 * The logo of a club for its mails; undefined for a club without one. It lies on white, so that a dark logo stays visible in a
 * dark mail.
 */
export async function mailLogo(
  context: Pick<Context, 'db' | 'fileService'>,
  clubNid: number,
): Promise<MailLogo | undefined> {
  const [club] = await context.db
    .select({ title: clubs.title, logoFids: clubs.logoFids })
    .from(clubs)
    .where(eq(clubs.nid, clubNid));
  const [fid] = club?.logoFids ?? [];
  if (!club || fid === undefined) return undefined;
  const logo = await drawnOnce(fid, () => draw(context, { clubNid, fid }));
  return logo && { ...logo, alt: fillIn(nl.mails.logo, { club: club.title }) };
}

function drawnOnce(
  fid: number,
  draw: () => Promise<Omit<MailLogo, 'alt'> | undefined>,
): Promise<Omit<MailLogo, 'alt'> | undefined> {
  const known = drawn.get(fid);
  if (known) return known;
  const logo = draw();
  drawn.set(fid, logo);
  const forget = () => drawn.delete(fid);
  logo.then((made) => made ?? forget(), forget);
  return logo;
}

async function draw(
  context: Pick<Context, 'db' | 'fileService'>,
  { clubNid, fid }: { readonly clubNid: number; readonly fid: number },
): Promise<Omit<MailLogo, 'alt'> | undefined> {
  const source = await clubPicture(context, { clubNid, fid, format: 'logo', encoding: 'webp' });
  if (!source) return undefined;
  const { content, width, height } = await logoOnWhite(source, { ...largest, scale: 2 });
  return { content, width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
}
