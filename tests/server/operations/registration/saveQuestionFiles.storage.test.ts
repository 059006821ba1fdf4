import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, questionFiles, users } from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { pdfFile, phonePhoto } from '../../support/files/sampleFiles.ts';
import { attest, openUploadDesk, photo, refusal, type UploadDesk } from '../../support/files/uploadDesk.ts';

describe('save_question_files', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.reset());

  describe('the quota', () => {
    const noRoom = refusal(
      422,
      'Je bestanden zijn samen al 50 MB groot. Kies een kleiner bestand of bezorg het rechtstreeks aan de club.',
    );
    const full = { path: 'answers/x.pdf', clubNid: 1, name: 'x', mediaType: 'x', digest: 'x' };
    const fill = async (uid: number, bytes: number) => {
      const storedAt = desk.server.clock.now();
      await desk.server.database.db
        .insert(questionFiles)
        .values({ ...attest, ...full, uid, bytes, storedAt });
    };
    const quota = 50 * 1024 * 1024;

    it('is 50 MB for all members of an account together', async () => {
      await fill(2, quota);
      for (const uid of [1, 2, 3])
        expect(await desk.post(pdfFile(), { ...attest, uid })).toMatchObject(noRoom);
      const other = await desk.server.loggedIn('federatie@example.org');
      expect((await desk.post(pdfFile(), { ...attest, uid: 12 }, other)).status).toBe(200);
    });

    it('counts files of submitted forms as well', async () => {
      await fill(1, quota);
      await desk.sendIn('answers/x.pdf');
      expect(await desk.post(pdfFile())).toMatchObject(noRoom);
      await desk.server.database.db.delete(answers);
    });

    it('counts the files of the parent for a family member with an own login', async () => {
      const { db } = desk.server.database;
      await db.update(users).set({ parentUid: 1 }).where(eq(users.uid, 12));
      await fill(1, quota);
      const els = await desk.server.loggedIn('federatie@example.org');
      expect(await desk.post(pdfFile(), { ...attest, uid: 12 }, els)).toMatchObject(noRoom);
      await db.update(users).set({ parentUid: null }).where(eq(users.uid, 12));
    });

    it('holds for simultaneous uploads too', async () => {
      const large = Buffer.alloc(8_000_000, ' ');
      const answered = await Promise.all(
        Array.from({ length: 9 }, (_, index) => {
          const { content, ...file } = pdfFile(String(index));
          const whole = Buffer.concat([Buffer.from(content), large, Buffer.from('%%EOF')]);
          // The uploads are for several members of one account.
          return desk.post({ ...file, content: whole }, { ...attest, uid: 1 + (index % 3) });
        }),
      );
      expect(answered.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), 422, 422, 422]);
      expect(await desk.rows()).toHaveLength(6);
      expect(desk.files.all()).toHaveLength(6);
    });
  });

  it('row 40: the same file sent again for the same answer has the same path', async () => {
    const { body } = await desk.post(pdfFile());
    expect((await desk.post(pdfFile())).body).toEqual(body);
    const together = await Promise.all([1, 2, 3].map(() => desk.post(pdfFile('b'))));
    expect(new Set(together.map((answer) => answer.body.file)).size).toBe(1);
    expect((await desk.post(pdfFile(), { ...attest, submission: 'keer-2' })).body).not.toEqual(body);
    expect(desk.files.all().length).toBe(3);
  });

  it.each([
    ['person', { ...attest, uid: 2 }],
    ['question', photo],
  ])('the same file sent for another %s has its own path', async (_name, other) => {
    const sent = await phonePhoto();
    const { body } = await desk.post(sent);
    expect((await desk.post(sent, other)).body.file).not.toBe(body.file);
    expect(await desk.rows()).toHaveLength(2);
  });

  describe('a sweep', () => {
    const sweepAfter = (minutes: number) => {
      const { database, fileService } = desk.server;
      return sweepFiles({ db: database.db, fileService }, new Date(Date.now() + minutes * 60_000));
    };

    it('removes files without a form after a day, and nothing else', async () => {
      const { body: forgotten } = await desk.post(pdfFile('a'));
      const { body: sent } = await desk.post(pdfFile('b'));
      await desk.sendIn(sent.file);
      desk.server.clock.advance({ seconds: 60 * 60 * 24 });
      const { database, fileService, clock } = desk.server;
      const sweep = () => sweepFiles({ db: database.db, fileService }, clock.now());
      await sweep();
      expect((await desk.rows()).length).toBe(2);
      desk.server.clock.advance({ seconds: 1 });
      const { body: fresh } = await desk.post(pdfFile('c'));
      await sweep();
      expect((await desk.rows()).map(({ path }) => path).sort()).toEqual([sent.file, fresh.file].sort());
      expect(await desk.kept(forgotten.file)).toBeUndefined();
      expect(await desk.kept(sent.file)).toBeDefined();
      await desk.server.database.db.delete(answers);
      desk.server.clock.reset();
    });

    it('sets a file without a row apart after an hour, and removes it 30 days later', async () => {
      await desk.server.fileService.storage.write('answers/los.pdf', Buffer.from('x'));
      const hour = 60;
      const day = 24 * hour;
      // The upload of a recent file may not have added its row yet.
      await sweepAfter(hour - 5);
      expect(desk.files.all()).toEqual(['los.pdf']);
      await sweepAfter(hour + 1);
      expect(desk.files.all()).toEqual([expect.stringMatching(/^\d+_los\.pdf$/)]);
      await sweepAfter(hour + 30 * day);
      expect(desk.files.all()).toHaveLength(1);
      await sweepAfter(hour + 2 + 30 * day);
      expect(desk.files.all()).toEqual([]);
    });

    it('brings a file back that the database mentions again, as a restored backup does', async () => {
      const { body } = await desk.post(pdfFile());
      const [row] = await desk.rows();
      if (!row) throw new Error('The upload has no row');
      await desk.server.database.db.delete(questionFiles);
      await sweepAfter(61);
      expect(await desk.kept(body.file)).toBeUndefined();
      await desk.server.database.db.insert(questionFiles).values({ ...row, storedAt: new Date() });
      await sweepAfter(62);
      expect(await desk.kept(body.file)).toBeDefined();
    });

    it('removes the file of an erased person', async () => {
      const { body } = await desk.post(pdfFile());
      await desk.server.database.db.delete(questionFiles).where(eq(questionFiles.path, body.file));
      await desk.sweepAll();
      expect(await desk.kept(body.file)).toBeUndefined();
    });
  });
});
