import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Context } from '#server/context.ts';
import { clubs } from '#server/db/schema.ts';
import type { MailLogo } from '#server/mail/body/withLogo.ts';
import { nl } from '#server/texts/nl.ts';
import { clubPicture } from './clubPicture.ts';
import { openPicture } from './openPicture.ts';

/** The largest logo in a mail, in pixels of a style sheet. The picture has twice as many, for sharp screens. */
const largest = { width: 128, height: 40 };

/** The white edge around a logo, and the radius of its corners, in the same pixels. */
const edge = 4;
const corner = 6;

/** The drawn logos, a few kilobytes each. A file of a club never changes. */
const drawn = new LRUCache<number, Promise<Omit<MailLogo, 'alt'> | undefined>>({ max: 500 });

/**
 * The logo of a club for its mails; undefined for a club without one. It lies on white, which belongs to the picture, so that a dark
 * logo stays visible in a dark mail.
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
  const { data, info } = await openPicture(source)
    .resize({ width: 2 * largest.width, height: 2 * largest.height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .extend({
      ...{ top: 2 * edge, bottom: 2 * edge, left: 2 * edge, right: 2 * edge },
      background: '#ffffff',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${2 * corner}"/></svg>`;
  const content = await sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(plate), blend: 'dest-in' }])
    .png({ palette: true })
    .toBuffer();
  return { content, width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
}
