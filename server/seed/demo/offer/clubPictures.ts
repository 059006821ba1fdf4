import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubFiles, clubs } from '#server/db/schema.ts';
import { openPicture } from '#server/services/files/pictures/openPicture.ts';
import type { Storage } from '#server/storage/storage.ts';
import { drawingPath, drawings, showDrawings } from './drawings.ts';

interface SeedLogo {
  readonly fid: number;
  readonly clubNid: number;
  readonly svg: string;
}

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">${body}</svg>`;

/** Logos: drawings without letters, so that they look the same on every server. */
const clubLogos: readonly SeedLogo[] = [
  {
    fid: 1,
    clubNid: 1,
    // A dancer on one leg.
    svg: drawing(`<circle cx="50" cy="50" r="48" fill="#b4462f"/>
      <g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
        <path d="M46 84 L50 58 Q53 46 50 36"/><path d="M50 58 Q66 60 82 48"/>
        <path d="M50 40 Q36 36 26 24"/><path d="M50 40 Q62 32 72 20"/>
      </g><circle cx="50" cy="25" r="6.5" fill="#fff"/>`),
  },
  {
    fid: 2,
    clubNid: 2,
    // A swallow.
    svg: drawing(`<rect x="2" y="2" width="96" height="96" rx="24" fill="#2f6fb4"/>
      <path fill="#fff" d="M12 40 Q34 34 50 50 Q58 34 88 22 Q80 44 64 58 Q66 70 84 84 Q66 80 56 68
        Q48 74 44 90 Q40 74 46 60 Q32 46 12 40 Z"/>`),
  },
  {
    fid: 3,
    clubNid: 3,
    // A compass needle.
    svg: drawing(`<rect x="2" y="2" width="96" height="96" rx="24" fill="#3c7a3f"/>
      <circle cx="50" cy="50" r="38" fill="none" stroke="#fff" stroke-width="5" opacity="0.5"/>
      <g transform="translate(50 50) rotate(28)" fill="#fff">
        <path d="M0 -34 L10 0 H-10 Z"/><path d="M0 34 L10 0 H-10 Z" opacity="0.55"/>
      </g>`),
  },
  {
    fid: 4,
    clubNid: 4,
    // A swimmer's head between two waves.
    svg: drawing(`<circle cx="50" cy="50" r="48" fill="#2a7f86"/><circle cx="60" cy="33" r="9" fill="#fff"/>
      <g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round">
        <path d="M17 55 q11 -11 22 0 t22 0 t22 0"/><path d="M17 72 q11 -11 22 0 t22 0 t22 0" opacity="0.7"/>
      </g>`),
  },
];

function logoPath({ fid, clubNid }: Pick<SeedLogo, 'fid' | 'clubNid'>): string {
  return `clubs/${clubNid}-${fid}.png`;
}

/** Inserts the pictures, and refers to them from the clubs, their offer and their teachers. */
export async function insertClubPictures(tx: Database): Promise<void> {
  await tx.insert(clubFiles).values([
    ...clubLogos.map(({ fid, clubNid }) => ({
      fid,
      clubNid,
      path: logoPath({ fid, clubNid }),
      mediaType: 'image/png',
    })),
    ...drawings.map(({ fid, clubNid }) => ({
      fid,
      clubNid,
      path: drawingPath({ fid, clubNid }),
      mediaType: 'image/svg+xml',
    })),
  ]);
  for (const { fid, clubNid } of clubLogos)
    await tx
      .update(clubs)
      .set({ logoFids: [fid] })
      .where(eq(clubs.nid, clubNid));
  await showDrawings(tx);
}

/**
 * Stores the pictures' files: the database holds only their paths. A drawing is stored as it is, and becomes pixels the first
 * time that somebody asks for one of its sizes.
 */
export async function storeClubPictures(storage: Storage): Promise<void> {
  for (const logo of clubLogos)
    await storage.write(logoPath(logo), await openPicture(Buffer.from(logo.svg)).png().toBuffer());
  for (const drawing of drawings)
    await storage.write(
      drawingPath(drawing),
      await readFile(new URL(`../pictures/${drawing.file}.svg`, import.meta.url)),
    );
}
