import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import type { clubs } from '#server/db/schema.ts';
import type { WalletPictures } from '#server/wallet/walletPass.ts';
import { clubPicture } from '../../files/pictures/clubPicture.ts';
import { logoOnWhite } from '../../files/pictures/logoOnWhite.ts';
import { openPicture } from '../../files/pictures/openPicture.ts';
import { placeholderPicture } from '../../files/pictures/placeholderPicture.ts';

type Club = Pick<typeof clubs.$inferSelect, 'nid' | 'title' | 'color' | 'logoFids'>;

/** The sizes of Apple's format in points. A logo may be 160 by 50 points with the edge that it lies on. */
const iconPoints = 29;
const largestLogo = { width: 152, height: 42 };

const scales = [1, 2, 3] as const;

/** The drawn pictures, some ten kilobytes for each club. A file of a club never changes. */
const drawn = new LRUCache<string, Promise<WalletPictures>>({ max: 200 });

/** The pictures of a club's passes: its logo, or an icon of its initials on its colour. */
export function passPictures(
  context: Pick<Context, 'db' | 'fileService'>,
  club: Club,
): Promise<WalletPictures> {
  const key = JSON.stringify([club.nid, club.title, club.color, club.logoFids]);
  const known = drawn.get(key);
  if (known) return known;
  const pictures = draw(context, club);
  drawn.set(key, pictures);
  const forget = () => drawn.delete(key);
  // The file of a logo may come back.
  pictures.then((made) => 'logo.png' in made || club.logoFids.length === 0 || forget(), forget);
  return pictures;
}

async function draw(context: Pick<Context, 'db' | 'fileService'>, club: Club): Promise<WalletPictures> {
  const logo = await logoOf(context, club);
  const source = logo ?? (await placeholderPicture(club, 'logo'));
  const pictures: Record<string, Buffer> = {};
  for (const scale of scales) {
    const suffix = scale === 1 ? '' : `@${scale}x`;
    pictures[`icon${suffix}.png`] = await iconOf(source, scale * iconPoints);
    if (logo) pictures[`logo${suffix}.png`] = (await logoOnWhite(logo, { ...largestLogo, scale })).content;
  }
  return pictures;
}

async function logoOf(context: Pick<Context, 'db' | 'fileService'>, { nid, logoFids }: Club) {
  const [fid] = logoFids;
  if (fid === undefined) return undefined;
  return clubPicture(context, { clubNid: nid, fid, format: 'small', encoding: 'webp' });
}

function iconOf(source: Buffer, pixels: number): Promise<Buffer> {
  return openPicture(source)
    .resize({ width: pixels, height: pixels, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer();
}
