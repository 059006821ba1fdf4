import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { importClub } from '#server/club-files/importing/importClub.ts';
import { sweepPictures } from '#server/club-files/importing/sweepPictures.ts';
import { undoImport } from '#server/club-files/importing/undoImport.ts';
import { exportPictures } from '#server/club-files/pictures/exportPictures.ts';
import { readPictures } from '#server/club-files/pictures/readPictures.ts';
import { writePictures } from '#server/club-files/pictures/writePictures.ts';
import { clubFiles, clubImports, clubs, courses, products } from '#server/db/schema.ts';
import { storeClubPictures } from '#server/seed/demo/clubPictures.ts';
import { clubPicture } from '#server/services/files/pictures/clubPicture.ts';
import { type FileService, openFileService } from '#server/storage/openFileService.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { exported, readRight } from '../support/files/clubFiles.ts';
import { testClock } from '../support/testClock.ts';

let database: Awaited<ReturnType<typeof openSeededDatabase>>;
let files: FileService;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clubpoort-pictures-'));
  [database, files] = await Promise.all([openSeededDatabase(), openFileService(join(folder, 'files'))]);
  await storeClubPictures(files.storage);
  await mkdir(join(folder, 'pictures'));
  await draw('blauw.jpg', '#2f6fb4');
  await draw('rood.png', '#b4462f');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const draw = (name: string, background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Geheim' } } })
    .toFile(join(folder, 'pictures', name));
const blue = { file: 'pictures/blauw.jpg', alt: 'Een blauw vlak' };
const red = { file: 'pictures/rood.png', alt: 'Een rood vlak' };
const drawing = { file: 'pictures/tekening.svg' };
const teacher = { teacher: 'Hanne', ...blue };

const club = (pictures: object = {}, ofCourse: object = {}) =>
  readRight({
    club: { url: 'krul', title: 'De Krul', city: 'Brugge', color: '#5b4a9c', ...pictures },
    courses: [{ url: 'tekenen', title: 'Tekenen', ...ofCourse }],
    webshop: [
      {
        ...{ url: 'winkel', title: 'Winkel' },
        products: [{ url: 'map', title: 'Map', variants: [{ title: 'A3', price: 5 }], ...ofCourse }],
      },
    ],
  });

async function importIt(file: ClubFile, { applies = true, from = folder } = {}) {
  const { pictures: beside, faults } = await readPictures(from, file);
  expect(faults).toEqual([]);
  const now = testClock().now();
  return importClub(database.db, { file, applies, takesStock: false, now, pictures: { beside, files } });
}

const titles = ({ pictures }: Awaited<ReturnType<typeof importIt>>) =>
  pictures.map(({ place }) => place.title);

async function exportIt(url: string, name: string) {
  const { file, pictures } = await exportPictures(
    database.db,
    files.storage,
    await exported(database.db, url),
  );
  const to = join(folder, name);
  await mkdir(to);
  await writePictures(to, pictures);
  return { file, to, pictures };
}

async function stored() {
  const [row] = await database.db.select().from(clubs).where(eq(clubs.url, 'krul'));
  if (!row) throw new Error('The club was not imported');
  const rows = await database.db.select().from(clubFiles).where(eq(clubFiles.clubNid, row.nid));
  const [course] = await database.db.select().from(courses).where(eq(courses.clubNid, row.nid));
  const [product] = await database.db.select().from(products).where(eq(products.clubNid, row.nid));
  return { club: row, rows, course, product };
}

describe('the pictures of a club file', () => {
  it('are listed by a first import, which stores nothing', async () => {
    const plan = await importIt(club({ image: blue }, { image: red }), { applies: false });
    expect(titles(plan)).toEqual(['club De Krul', 'course Tekenen', 'product Map']);
    const kept: string[] = [];
    for await (const { path } of files.storage.list('clubs')) kept.push(path);
    expect(kept).not.toContainEqual(expect.stringMatching(/[0-9a-f]{64}/));
  });

  it('are stored once, encoded anew, and served in the sizes of the screens', async () => {
    await importIt(club({ image: blue, teacherPictures: [teacher] }, { image: red }));
    const { rows, club: row, course, product } = await stored();
    expect(rows).toHaveLength(2);
    expect(row.cover).toEqual({ fid: expect.any(Number), alt: blue.alt, width: 400, height: 300 });
    expect(row.teacherPictures).toEqual({ Hanne: row.cover });
    expect(course?.image).toMatchObject({ alt: red.alt });
    expect(product?.image).toEqual(course?.image);
    const kept = await files.storage.read(rows[0]?.path ?? '');
    if (!kept) throw new Error('The picture was not stored');
    expect((await sharp(await buffer(kept)).metadata()).exif).toBeUndefined();
    const preview = await clubPicture(
      { db: database.db, fileService: files },
      { clubNid: row.nid, fid: row.cover?.fid ?? 0, format: 'small', encoding: 'avif' },
    );
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'heif', width: 400, height: 300 });
  });

  it('change nothing when the same file is imported again, also under another name', async () => {
    expect(titles(await importIt(club({ image: blue }, { image: red })))).toEqual([]);
    await copyFile(join(folder, 'pictures/blauw.jpg'), join(folder, 'anders.jpg'));
    const renamed = club({ image: { ...blue, file: 'anders.jpg' } });
    expect(titles(await importIt(renamed))).toEqual([]);
    expect((await stored()).rows).toHaveLength(2);
  });

  it('are written beside the exported file, which imports without a change', async () => {
    const { file, to } = await exportIt('krul', 'uit');
    expect(file.club.image).toEqual({ file: 'pictures/blauw.jpg', alt: blue.alt });
    expect(file.club.teacherPictures).toEqual([teacher]);
    expect(file.courses[0]?.image).toEqual(red);
    expect(file.webshop[0]?.products[0]?.image).toEqual(red);
    expect(await importIt(file, { from: to })).toMatchObject({ changes: [], pictures: [] });
  });

  it('change with their content and their words, and stay where the file has none', async () => {
    const words = { ...red, alt: 'Een vlak in rood' };
    expect(titles(await importIt(club({ image: blue }, { image: words })))).toEqual([
      'course Tekenen',
      'product Map',
    ]);
    await draw('blauw.jpg', '#1f4f84');
    expect(titles(await importIt(club({ image: blue })))).toEqual(['club De Krul']);
    const { rows, course } = await stored();
    expect(rows).toHaveLength(3);
    expect(course?.image?.alt).toBe(words.alt);
  });

  it('can be a drawing, which becomes pixels and shows no file beside it', async () => {
    const link = `<image href="rood.png" width="100" height="100"/>`;
    await writeFile(
      join(folder, 'pictures', 'tekening.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${link}</svg>`,
    );
    await importIt(club({ logo: drawing }));
    const { club: row, rows } = await stored();
    const logo = rows.find(({ fid }) => fid === row.logoFids[0]);
    expect(logo).toMatchObject({ mediaType: 'image/webp', name: 'pictures/tekening.webp' });
    const kept = await files.storage.read(logo?.path ?? '');
    if (!kept) throw new Error('The drawing was not stored');
    const { channels } = await sharp(await buffer(kept)).stats();
    // Every pixel is transparent: the picture beside the drawing is not in it.
    expect(channels.at(-1)).toMatchObject({ min: 0, max: 0 });
    expect(titles(await importIt(club({ logo: drawing })))).toEqual([]);
  });

  it('of a logo are exported, stay without the field, come back by undo, and go by null', async () => {
    const { file, to } = await exportIt('krul', 'logo');
    expect(file.club.logo).toEqual({ file: 'pictures/tekening.webp' });
    expect(await importIt(file, { from: to })).toMatchObject({ changes: [], pictures: [] });
    await importIt(club());
    const { logoFids } = (await stored()).club;
    expect(logoFids).toHaveLength(1);
    expect(titles(await importIt(club({ logo: null })))).toEqual(['logo De Krul']);
    expect((await stored()).club.logoFids).toEqual([]);
    expect(await undoImport(database.db, 'krul', { now: testClock().now() })).toMatchObject({ is: 'undone' });
    expect((await stored()).club.logoFids).toEqual(logoFids);
    await importIt(club({ logo: null }));
  });

  it('keep two names apart when a file replaced another of the same name', async () => {
    const { pictures } = await exportIt('krul', 'dubbel');
    expect(pictures).toHaveLength(3);
    expect(new Set(pictures.map(({ file }) => file))).toHaveLength(3);
  });

  it('are removed by null, and those of teachers by a list without them', async () => {
    const plan = await importIt(club({ image: null, teacherPictures: [] }, { image: null }));
    expect(titles(plan)).toEqual(['club De Krul', 'course Tekenen', 'product Map', 'teacher Hanne']);
    const { club: row, course, product } = await stored();
    expect([row.cover, row.teacherPictures, course?.image, product?.image]).toEqual([null, {}, null, null]);
  });

  it('go from the storage once nothing shows them and the import can not be taken back', async () => {
    await importIt(club({ image: red }));
    const { rows, club: row } = await stored();
    const unused = rows.filter(({ fid }) => fid !== row.cover?.fid);
    expect(unused.length).toBeGreaterThan(0);
    const [first] = unused;
    const preview = { clubNid: row.nid, fid: first?.fid ?? 0, format: 'small', encoding: 'webp' } as const;
    await clubPicture({ db: database.db, fileService: files }, preview);
    const filesOf = async (storageFolder: string) => {
      const found: string[] = [];
      for await (const { path } of files.storage.list(storageFolder)) found.push(path);
      return found;
    };
    const demo = await database.db.$count(clubFiles, isNull(clubFiles.contentHash));
    const soon = new Date(Date.now() + 2 * 60 * 60_000);
    const sweep = () => sweepPictures({ db: database.db, fileService: files }, soon);
    await sweep();
    expect((await stored()).rows).toHaveLength(rows.length);
    await database.db.delete(clubImports).where(eq(clubImports.clubNid, row.nid));
    await sweep();
    expect((await stored()).rows).toMatchObject([{ fid: row.cover?.fid }]);
    expect(await database.db.$count(clubFiles, isNull(clubFiles.contentHash))).toBe(demo);
    const kept = await filesOf('clubs');
    for (const { path } of unused) expect(kept).not.toContain(path);
    expect(kept).toContain((await stored()).rows[0]?.path);
    expect(await filesOf('previews')).not.toContainEqual(expect.stringContaining(`/${first?.fid}-`));
    expect(await filesOf('quarantine-clubs')).toHaveLength(unused.length);
    expect((await importIt(club({ image: blue }))).pictures).toHaveLength(1);
  });

  it('of a demo club, drawn as SVG, are exported as pixels and import without a change', async () => {
    const { file, to, pictures } = await exportIt('de-dolfijn', 'dolfijn');
    expect(pictures.length).toBeGreaterThan(2);
    expect(await importIt(file, { from: to })).toMatchObject({ changes: [], pictures: [] });
  });
});
