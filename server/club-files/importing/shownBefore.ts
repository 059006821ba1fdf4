import { and, eq, isNotNull } from 'drizzle-orm';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Database } from '../../db/database.ts';
import { clubs, courses, products, type ShownBefore } from '../../db/schema.ts';

/** The pictures that a club shows, so that they can be shown again. */
export async function loadShown(db: Database, clubNid: number): Promise<ShownBefore> {
  const [club] = await db
    .select({ logoFids: clubs.logoFids, cover: clubs.cover, teachers: clubs.teacherPictures })
    .from(clubs)
    .where(eq(clubs.nid, clubNid));
  const imagesOf = async (table: typeof courses | typeof products) => {
    const { nid, image } = table;
    const rows = await db
      .select({ nid, image })
      .from(table)
      .where(and(eq(table.clubNid, clubNid), isNotNull(image)));
    return Object.fromEntries(rows.flatMap((row) => (row.image ? [[String(row.nid), row.image]] : [])));
  };
  return {
    logoFids: club?.logoFids ?? [],
    cover: club?.cover ?? null,
    teachers: club?.teachers ?? {},
    courses: await imagesOf(courses),
    products: await imagesOf(products),
  };
}

/** Shows the pictures of before. Their files are still stored: an import removes none. */
export async function showAgain(tx: Database, clubNid: number, shown: ShownBefore): Promise<void> {
  await tx
    .update(clubs)
    .set({
      ...(shown.logoFids && { logoFids: [...shown.logoFids] }),
      ...{ cover: shown.cover, teacherPictures: { ...shown.teachers } },
    })
    .where(eq(clubs.nid, clubNid));
  for (const { table, images } of [
    { table: courses, images: shown.courses },
    { table: products, images: shown.products },
  ]) {
    await tx.update(table).set({ image: null }).where(eq(table.clubNid, clubNid));
    for (const [nid, image] of Object.entries(images))
      await tx
        .update(table)
        .set({ image })
        .where(and(eq(table.clubNid, clubNid), eq(table.nid, Number(nid))));
  }
}

/** Counts the parts that show another picture, or describe it otherwise. */
export function countPictureChanges(before: ShownBefore, after: ShownBefore): number {
  const [one, other] = [imagesByPart(before), imagesByPart(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((part) => one.get(part) !== other.get(part))
    .length;
}

function imagesByPart({ logoFids = [], cover, ...images }: ShownBefore): ReadonlyMap<string, string> {
  const { teachers, courses: offered, products: sold } = images;
  const written = ({ fid, alt }: Pick<Image, 'fid' | 'alt'>) => `${fid} ${alt}`;
  const lists = Object.entries({ teachers, offered, sold }).flatMap(([kind, list]) =>
    Object.entries(list).map(([key, image]) => [`${kind} ${key}`, written(image)] as const),
  );
  const logo = logoFids.map((fid) => ['logo', String(fid)] as const);
  return new Map([...logo, ...(cover ? [['cover', written(cover)] as const] : []), ...lists]);
}
