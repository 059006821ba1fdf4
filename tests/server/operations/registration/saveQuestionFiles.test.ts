import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, clubMembers, questionFiles, submissions, users } from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { openFilesDir } from '../../support/files/filesDir.ts';
import { formParts, multipartBody, type TestFile } from '../../support/files/multipart.ts';
import {
  heicPhoto,
  officeFile,
  pdfFile,
  phonePhoto,
  photoOf,
  picture,
  soundFile,
} from '../../support/files/sampleFiles.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Questions of Ballet voor volwassenen, gevorderden, which asks for an attest and a photo. */
const attest = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1' };
const photo = { ...attest, qid: 1035 };

describe('save_question_files', () => {
  const files = openFilesDir();
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ fileService: await files.fileService() });
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(async () => {
    await server.stop();
    files.remove();
  });
  beforeEach(async () => {
    await server.database.db.delete(questionFiles);
    await sweepAll();
  });

  const post = async (file: TestFile, fields: object = attest, by: TestClient = parent) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(fields, file)),
      ...(by.cookie && { cookies: { auth: by.cookie.replace('auth=', '') } }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const sweepAll = () => {
    const clock = { now: () => new Date(Date.now() + 48 * 60 * 60 * 1000) };
    return sweepFiles({ db: server.database.db, clock, fileService: server.fileService });
  };
  const rows = () => server.database.db.select().from(questionFiles);
  const kept = async (path: string) => {
    const content = await server.fileService.storage.read(path);
    return content && buffer(content);
  };
  const refusal = (status: number, sentence: string, code = 'file-refused') => ({
    status,
    body: { code, errors: [sentence] },
  });

  it('saves a file with its owner, under a path that reveals nothing', async () => {
    const { status, body } = await post(pdfFile());
    expect(status).toBe(200);
    expect(body.file).toMatch(/^answers\/[0-9a-f]{40}\.pdf$/);
    expect(await rows()).toEqual([
      {
        path: body.file,
        uid: 1,
        clubNid: 1,
        qid: 1034,
        nid: 110,
        submission: 'keer-1',
        name: 'attest.pdf',
        mediaType: 'application/pdf',
        bytes: Buffer.from(pdfFile().content).length,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        storedAt: server.clock.now(),
      },
    ]);
    expect(String(await kept(body.file))).toBe(pdfFile().content);
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const sent = await phonePhoto();
    expect((await sharp(Buffer.from(sent.content)).metadata()).exif).toBeDefined();
    const { body } = await post(sent, photo);
    const stored = await kept(body.file);
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
    const { body } = await post(await picture(format), photo);
    expect(body.file).toMatch(new RegExp(`\\.${extension}$`));
    expect(await rows()).toMatchObject([{ mediaType, name: `foto.${extension}` }]);
    expect((await sharp(await kept(body.file)).metadata()).width).toBe(30);
  });

  it.each([
    ['a HEIC of a phone', heicPhoto(), 'image/heic'],
    ['a document', officeFile('docx'), officeFile('docx').type],
    ['a sheet', officeFile('xlsx'), officeFile('xlsx').type],
    ['a sound', soundFile(), 'audio/mpeg'],
  ])('saves %s unchanged', async (_what, file, mediaType) => {
    const { status, body } = await post(file);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await rows()).toMatchObject([{ mediaType }]);
    expect(await kept(body.file)).toEqual(Buffer.from(file.content));
  });

  it('accepts only pictures for a question that asks for a picture', async () => {
    expect((await post(heicPhoto(), photo)).status).toBe(200);
    for (const file of [pdfFile(), soundFile(), officeFile('docx')])
      expect(await post(file, photo)).toMatchObject({ status: 422, body: { code: 'file-refused' } });
  });

  describe('size', () => {
    const most = 8 * 1024 * 1024;

    it('accepts 8,388,608 bytes', async () => {
      expect((await post(await photoOf(most))).status).toBe(200);
    });

    it.each([
      [most + 1, '8,1'],
      [10 * 1024 * 1024, '10,0'],
      [40 * 1024 * 1024, '32,0'],
    ])('refuses %i bytes with the size in the sentence, and stores nothing', async (bytes, size) => {
      const refused = await post(await photoOf(bytes));
      expect(refused).toMatchObject(refusal(413, `Bestand is te groot, ${size}/8MB`, 'too-large'));
      expect(await rows()).toEqual([]);
      expect(files.all()).toEqual([]);
    });
  });

  describe('what a file is', () => {
    const typeSentence = 'Dit soort bestand kan niet. Kies een foto, pdf, docx, xlsx of geluidsbestand.';
    const html = '<!doctype html><script>alert(1)</script>';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const docm = officeFile('docx', {
      mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    });
    const unreadable = 'Dit bestand kunnen we niet lezen. Misschien is het beschadigd.';
    const macros = 'Een bestand met macro’s kan niet. Bewaar het zonder macro’s of als pdf.';

    it.each<[string, TestFile, string]>([
      ['row 31: a pdf that is HTML', { ...pdfFile(), content: html }, typeSentence],
      ['row 31: a png that is SVG', { name: 'x.png', type: 'image/png', content: svg }, typeSentence],
      ['row 31: an SVG', { name: 'x.svg', type: 'image/svg+xml', content: svg }, typeSentence],
      ['row 31: a docm as docx', docm, typeSentence],
      ['row 31: nothing', { ...pdfFile(), content: '' }, 'Dit is een leeg bestand'],
      ['row 31: a pdf as png', { ...pdfFile(), name: 'x.png', type: 'image/png' }, typeSentence],
      ['row 31: a pdf as HTML', { ...pdfFile(), name: 'x.html' }, typeSentence],
      ['a pdf that ends halfway', { ...pdfFile(), content: '%PDF-1.4\n1 0 obj' }, unreadable],
      ['a zip', { ...officeFile('docx'), name: 'x.zip', type: 'application/zip' }, typeSentence],
      ['a sheet as document', { ...officeFile('xlsx'), name: 'x.docx' }, typeSentence],
      [
        'a document with a password',
        officeFile('docx', { more: [{ name: 'a.xml', content: 'x', isEncrypted: true }] }),
        unreadable,
      ],
      [
        'a document with a folder that needs a password',
        officeFile('docx', { more: [{ name: 'a/', content: '', isEncrypted: true }] }),
        unreadable,
      ],
      [
        'a program in a document',
        officeFile('docx', { more: [{ name: 'word/vbaProject.bin', content: 'x' }] }),
        macros,
      ],
      [
        'a list of its parts of 2 MB',
        officeFile('docx', { mainType: 'x'.repeat(2_000_000) }),
        'Dit bestand is te groot eens het uitgepakt is. Bewaar het als pdf.',
      ],
      [
        'a bomb of 51 MB',
        officeFile('docx', { more: [{ name: 'a.xml', content: Buffer.alloc(51 * 1024 * 1024) }] }),
        'Dit bestand is te groot eens het uitgepakt is. Bewaar het als pdf.',
      ],
      [
        'a bomb that says it is small',
        officeFile('docx', {
          more: [{ name: 'a.xml', content: Buffer.alloc(51 * 1024 * 1024), claimedSize: 10 }],
        }),
        unreadable,
      ],
      [
        'a document of 1,001 parts',
        officeFile('docx', {
          more: Array.from({ length: 998 }, (_, at) => ({ name: `a${at}.xml`, content: '' })),
        }),
        'Dit bestand is te groot eens het uitgepakt is. Bewaar het als pdf.',
      ],
    ])('%s is refused', async (_what, file, sentence) => {
      expect(await post(file)).toMatchObject(refusal(422, sentence));
      expect(await rows()).toEqual([]);
      expect(files.all()).toEqual([]);
    });

    it('accepts a document with 1,000 parts', async () => {
      const more = Array.from({ length: 997 }, (_, at) => ({ name: `a${at}.xml`, content: '' }));
      expect((await post(officeFile('docx', { more }))).status).toBe(200);
    });

    it('row 31: a picture that is also a script is stored as a picture only', async () => {
      const gif = await picture('gif');
      const script = '/*GIF*/=1;alert(document.cookie)//';
      const content = Buffer.concat([Buffer.from(gif.content), Buffer.from(script)]);
      const { body } = await post({ ...gif, content });
      expect((await kept(body.file))?.includes('alert')).toBe(false);
    });

    it('refuses a damaged photo', async () => {
      const { name, type, content } = await phonePhoto({ width: 900, height: 900 });
      const half = { name, type, content: Buffer.from(content).subarray(0, 900) };
      expect(await post(half)).toMatchObject(refusal(422, unreadable));
    });

    it('refuses more than 50 megapixels before it allocates memory for them', async () => {
      const content = await sharp({
        create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer();
      expect(await post({ name: 'x.png', type: 'image/png', content })).toMatchObject(
        refusal(422, 'Deze foto is te groot om te verwerken. Kies een kleinere versie.'),
      );
    });

    it('row 9: a name that changes the text direction is shown without that character', async () => {
      await post({ ...pdfFile(), name: 'attest\u202efdp.pdf' });
      expect(await rows()).toMatchObject([{ name: 'attestfdp.pdf' }]);
    });

    it.each([
      ['row 28: a;b.pdf', 'a;b.pdf'],
      ['row 29: ../../etc/passwd.pdf', 'passwd.pdf'],
      ['row 29: ..\\..\\win.pdf', 'win.pdf'],
      ['row 29: CON.pdf', 'bestand.pdf'],
      ['row 29: .pdf', 'bestand.pdf'],
      ['row 29: a\0b.pdf', 'ab.pdf'],
    ])('%s is a name that does not affect the path', async (title, shown) => {
      const name = title.replace(/^row \d+: /, '');
      const { body } = await post({ ...pdfFile(), name });
      expect(body.file).toMatch(/^answers\/[0-9a-f]{40}\.pdf$/);
      expect(await rows()).toMatchObject([{ name: shown }]);
    });
  });

  describe('access', () => {
    it('is refused after the file when there is no token, because the token may follow the file', async () => {
      expect((await post(pdfFile(), attest, server.client())).status).toBe(401);
      expect(files.all()).toEqual([]);
    });

    it('is refused before the file is read', async () => {
      const large = await photoOf(9 * 1024 * 1024);
      expect((await post(large, { ...attest, uid: 5 })).status).toBe(403);
      expect((await post(large, { ...attest, qid: 4711 })).status).toBe(404);
      expect(files.all()).toEqual([]);
    });

    it('is given by a token in a field, without a cookie or a bearer', async () => {
      const auth = parent.cookie?.replace('auth=', '');
      const visitor = server.client();
      expect((await post(pdfFile(), { auth, ...attest }, visitor)).status).toBe(200);
      expect((await post(pdfFile(), { auth: 'x', ...attest }, visitor)).status).toBe(401);
    });

    it('is refused to somebody for whom the club has closed its pages', async () => {
      const { db } = server.database;
      const membership = and(eq(clubMembers.clubNid, 1), eq(clubMembers.uid, 1));
      await db.update(clubMembers).set({ isBlocked: true }).where(membership);
      for (const uid of [1, 2])
        expect(await post(pdfFile(), { ...attest, uid })).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      expect(files.all()).toEqual([]);
      await db.update(clubMembers).set({ isBlocked: false }).where(membership);
      expect((await post(pdfFile())).status).toBe(200);
    });

    it('is given only to questions that ask for a file', async () => {
      expect((await post(pdfFile(), { ...attest, qid: 1001, nid: 0 })).status).toBe(404);
      expect((await post(pdfFile(), { ...attest, nid: 112 })).status).toBe(404);
    });
  });

  describe('the quota', () => {
    const noRoom = refusal(
      422,
      'Je bestanden zijn samen al 50 MB groot. Kies een kleiner bestand, of bezorg het rechtstreeks aan de club.',
    );
    const full = { path: 'answers/x.pdf', clubNid: 1, name: 'x', mediaType: 'x', digest: 'x' };
    const fill = async (uid: number, bytes: number) => {
      const storedAt = server.clock.now();
      await server.database.db.insert(questionFiles).values({ ...attest, ...full, uid, bytes, storedAt });
    };
    const quota = 50 * 1024 * 1024;

    it('is 50 MB for all members of an account together', async () => {
      await fill(2, quota);
      for (const uid of [1, 2, 3]) expect(await post(pdfFile(), { ...attest, uid })).toMatchObject(noRoom);
      const other = await server.loggedIn('federatie@example.org');
      expect((await post(pdfFile(), { ...attest, uid: 12 }, other)).status).toBe(200);
    });

    it('counts files of submitted forms as well', async () => {
      await fill(1, quota);
      await sendIn('answers/x.pdf');
      expect(await post(pdfFile())).toMatchObject(noRoom);
      await server.database.db.delete(answers);
    });

    it('counts the files of the parent for a family member with an own login', async () => {
      const { db } = server.database;
      await db.update(users).set({ parentUid: 1 }).where(eq(users.uid, 12));
      await fill(1, quota);
      const els = await server.loggedIn('federatie@example.org');
      expect(await post(pdfFile(), { ...attest, uid: 12 }, els)).toMatchObject(noRoom);
      await db.update(users).set({ parentUid: null }).where(eq(users.uid, 12));
    });

    it('holds for simultaneous uploads too', async () => {
      const large = Buffer.alloc(8_000_000, ' ');
      const answered = await Promise.all(
        Array.from({ length: 9 }, (_, index) => {
          const { content, ...file } = pdfFile(String(index));
          const whole = Buffer.concat([Buffer.from(content), large, Buffer.from('%%EOF')]);
          // The uploads are for several members of one account.
          return post({ ...file, content: whole }, { ...attest, uid: 1 + (index % 3) });
        }),
      );
      expect(answered.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), 422, 422, 422]);
      expect(await rows()).toHaveLength(6);
      expect(files.all()).toHaveLength(6);
    });
  });

  const sendIn = async (path: string) => {
    const at = server.clock.now();
    const { db } = server.database;
    const [row] = await db
      .insert(submissions)
      .values({ clubNid: 1, uid: 1, submittedBy: 1, tariffs: [], privacyAcceptedAt: at })
      .returning();
    await db.insert(answers).values({
      ...{ uid: 1, qid: 1034, nid: 110, wording: 'Attest', answeredAt: at },
      submissionId: row?.id ?? 0,
      value: `answers/ander.pdf;${path}`,
    });
  };

  it('row 40: the same file sent again for the same answer has the same path', async () => {
    const { body } = await post(pdfFile());
    expect((await post(pdfFile())).body).toEqual(body);
    const together = await Promise.all([1, 2, 3].map(() => post(pdfFile('b'))));
    expect(new Set(together.map((answer) => answer.body.file)).size).toBe(1);
    expect((await post(pdfFile(), { ...attest, submission: 'keer-2' })).body).not.toEqual(body);
    expect(files.all().length).toBe(3);
  });

  it.each([
    ['person', { ...attest, uid: 2 }],
    ['question', photo],
  ])('the same file sent for another %s has its own path', async (_name, other) => {
    const sent = await phonePhoto();
    const { body } = await post(sent);
    expect((await post(sent, other)).body.file).not.toBe(body.file);
    expect(await rows()).toHaveLength(2);
  });

  describe('a sweep', () => {
    it('removes files without a form after a day, and nothing else', async () => {
      const { body: forgotten } = await post(pdfFile('a'));
      const { body: sent } = await post(pdfFile('b'));
      await sendIn(sent.file);
      server.clock.advance({ seconds: 60 * 60 * 24 });
      const room = { db: server.database.db, clock: server.clock, fileService: server.fileService };
      await sweepFiles(room);
      expect((await rows()).length).toBe(2);
      server.clock.advance({ seconds: 1 });
      const { body: fresh } = await post(pdfFile('c'));
      await sweepFiles(room);
      expect((await rows()).map(({ path }) => path).sort()).toEqual([sent.file, fresh.file].sort());
      expect(await kept(forgotten.file)).toBeUndefined();
      expect(await kept(sent.file)).toBeDefined();
      await server.database.db.delete(answers);
      server.clock.reset();
    });

    it('removes a file without a row after an hour', async () => {
      await server.fileService.storage.write('answers/los.pdf', Buffer.from('x'));
      const sweepAfter = (minutes: number) => {
        const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
        return sweepFiles({ db: server.database.db, clock, fileService: server.fileService });
      };
      // The upload of a recent file may not have added its row yet.
      await sweepAfter(55);
      expect(files.all()).toHaveLength(1);
      await sweepAfter(61);
      expect(files.all()).toEqual([]);
    });

    it('removes the file of an erased person', async () => {
      const { body } = await post(pdfFile());
      await server.database.db.delete(questionFiles).where(eq(questionFiles.path, body.file));
      await sweepAll();
      expect(await kept(body.file)).toBeUndefined();
    });
  });
});
