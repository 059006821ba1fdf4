import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubMembers } from '#server/db/schema.ts';
import {
  bitmap,
  heicPhoto,
  officeFile,
  pdfFile,
  phonePhoto,
  photoOf,
  picture,
  soundFile,
} from '../../support/files/sampleFiles.ts';
import { attest, openUploadDesk, photo, refusal, type UploadDesk } from '../../support/files/uploadDesk.ts';

describe('save_question_files', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.reset());

  it('saves a file with its owner, under a path that reveals nothing', async () => {
    const { status, body } = await desk.post(pdfFile());
    expect(status).toBe(200);
    expect(body.file).toMatch(/^answers\/[0-9a-f]{40}\.pdf$/);
    expect(await desk.rows()).toEqual([
      {
        path: body.file,
        uid: 1,
        clubNid: 1,
        qid: 1034,
        nid: 110,
        inRow: '',
        submission: 'keer-1',
        name: 'attest.pdf',
        mediaType: 'application/pdf',
        bytes: Buffer.from(pdfFile().content).length,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        storedAt: desk.server.clock.now(),
      },
    ]);
    expect(String(await desk.kept(body.file))).toBe(pdfFile().content);
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const sent = await phonePhoto();
    expect((await sharp(Buffer.from(sent.content)).metadata()).exif).toBeDefined();
    const { body } = await desk.post(sent, photo);
    const stored = await desk.kept(body.file);
    const { format, width, height, exif, orientation } = await sharp(stored).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
    expect(stored?.includes('Telefoonmaker')).toBe(false);
  });

  it.each([
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/png', 'png'],
    ['avif', 'image/jpeg', 'jpg'],
    ['tiff', 'image/jpeg', 'jpg'],
  ] as const)('re-encodes a picture of the type %s', async (format, mediaType, extension) => {
    const { body } = await desk.post(await picture(format), photo);
    expect(body.file).toMatch(new RegExp(`\\.${extension}$`));
    expect(await desk.rows()).toMatchObject([{ mediaType, name: `foto.${extension}` }]);
    expect((await sharp(await desk.kept(body.file)).metadata()).width).toBe(30);
  });

  it.each([
    ['a bitmap', bitmap(), 'image/bmp'],
    ['a document', officeFile('docx'), officeFile('docx').type],
    ['a sheet', officeFile('xlsx'), officeFile('xlsx').type],
    ['a sound', soundFile(), 'audio/mpeg'],
  ])('saves %s unchanged', async (_what, file, mediaType) => {
    const { status, body } = await desk.post(file);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await desk.rows()).toMatchObject([{ mediaType }]);
    expect(await desk.kept(body.file)).toEqual(Buffer.from(file.content));
  });

  it('saves a HEIC of a phone as JPEG, without its place', async () => {
    expect(Buffer.from(heicPhoto().content).includes('Telefoonmaker')).toBe(true);
    const { body } = await desk.post(heicPhoto(), photo);
    expect(body.file).toMatch(/\.jpg$/);
    expect(await desk.rows()).toMatchObject([{ mediaType: 'image/jpeg', name: 'IMG_0002.jpg' }]);
    const stored = await desk.kept(body.file);
    expect(stored?.includes('Telefoonmaker')).toBe(false);
    const { format, width, height, exif } = await sharp(stored).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 64,
      height: 48,
      exif: undefined,
    });
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const [left, right] = [data.subarray(30, 33), data.subarray(30 + 32 * 3, 33 + 32 * 3)];
    // Blue on the left, red on the right.
    expect([(left[2] ?? 0) > (left[0] ?? 0), (right[0] ?? 0) > (right[2] ?? 0)]).toEqual([true, true]);
  });

  it('accepts only pictures for a question that asks for a picture', async () => {
    expect((await desk.post(heicPhoto(), photo)).status).toBe(200);
    for (const file of [pdfFile(), soundFile(), officeFile('docx')])
      expect(await desk.post(file, photo)).toMatchObject({ status: 422, body: { code: 'file-refused' } });
  });

  describe('size', () => {
    const most = 8 * 1024 * 1024;

    it('accepts 8,388,608 bytes', async () => {
      expect((await desk.post(await photoOf(most))).status).toBe(200);
    });

    it.each([
      [most + 1, '8,1'],
      [10 * 1024 * 1024, '10,0'],
      [40 * 1024 * 1024, '32,0'],
    ])('refuses %i bytes with the size in the sentence, and stores nothing', async (bytes, size) => {
      const refused = await desk.post(await photoOf(bytes));
      expect(refused).toMatchObject(refusal(413, `Bestand is te groot, ${size}/8MB`, 'too-large'));
      expect(await desk.rows()).toEqual([]);
      expect(desk.files.all()).toEqual([]);
    });
  });

  describe('access', () => {
    it('is refused after the file when there is no token, because the token may follow the file', async () => {
      expect((await desk.post(pdfFile(), attest, desk.server.client())).status).toBe(401);
      expect(desk.files.all()).toEqual([]);
    });

    it('is refused before the file is read', async () => {
      const large = await photoOf(9 * 1024 * 1024);
      expect((await desk.post(large, { ...attest, uid: 5 })).status).toBe(403);
      expect((await desk.post(large, { ...attest, qid: 4711 })).status).toBe(404);
      expect(desk.files.all()).toEqual([]);
    });

    it('is given by a token in a field, without a cookie or a bearer', async () => {
      const auth = desk.parent.cookie?.replace('auth=', '');
      const visitor = desk.server.client();
      expect((await desk.post(pdfFile(), { auth, ...attest }, visitor)).status).toBe(200);
      expect((await desk.post(pdfFile(), { auth: 'x', ...attest }, visitor)).status).toBe(401);
    });

    it('is refused to somebody for whom the club has closed its pages', async () => {
      const { db } = desk.server.database;
      const membership = and(eq(clubMembers.clubNid, 1), eq(clubMembers.uid, 1));
      await db.update(clubMembers).set({ isBlocked: true }).where(membership);
      for (const uid of [1, 2])
        expect(await desk.post(pdfFile(), { ...attest, uid })).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      expect(desk.files.all()).toEqual([]);
      await db.update(clubMembers).set({ isBlocked: false }).where(membership);
      expect((await desk.post(pdfFile())).status).toBe(200);
    });

    it('is given only to questions that ask for a file', async () => {
      expect((await desk.post(pdfFile(), { ...attest, qid: 1001, nid: 0 })).status).toBe(404);
      expect((await desk.post(pdfFile(), { ...attest, nid: 112 })).status).toBe(404);
    });
  });
});
