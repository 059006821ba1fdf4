import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubImports, filmFiles, formDrafts, plannedOffers } from '#server/db/schema.ts';
import { sweepFilms } from '#server/services/videos/sweepFilms.ts';
import { formParts, multipartBody, smallestPng, type TestFile } from '../../support/files/multipart.ts';
import { openOffer, publishAs } from '../../support/files/offers.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const content = readFileSync(new URL('../../../../demo/films/posities.mp4', import.meta.url));
const film: TestFile = { name: 'les.mp4', type: 'video/mp4', content };
const vtt = (text: string): TestFile => ({ name: 'les.vtt', type: 'text/vtt', content: text });

/** A box of MP4: its size, its name and its content. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const header = Buffer.alloc(100);
// A thousand units in a second, and a length of nine seconds.
header.writeUInt32BE(1000, 12);
header.writeUInt32BE(9000, 16);
const longMovie = box('moov', box('mvhd', header));

describe('upload_film', () => {
  let server: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const send = async (part: string, file: TestFile, client = manager) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=upload_film',
      ...multipartBody(formParts({ club: arabesk, part }, file)),
      cookies: { auth: (client.cookie ?? '').replace('auth=', '') },
    });
    return { status: response.statusCode, body: response.json() };
  };

  it('stores a film with its length, and the same film once', async () => {
    const { body } = await send('film', film);
    expect(body.result).toEqual({ path: expect.stringMatching(/^films\/[0-9a-f]{32}\.mp4$/), duration: 8 });
    expect((await send('film', film)).body.result).toEqual(body.result);
    const rows = await server.database.db
      .select()
      .from(filmFiles)
      .where(eq(filmFiles.path, body.result.path));
    expect(rows).toMatchObject([{ clubNid: arabesk, bytes: content.length, mediaType: 'video/mp4' }]);
  });

  it.each([
    ['a picture instead of a film', 'film', smallestPng, 'MP4'],
    ['captions that are none', 'captions', vtt('1\n00:00 --> 00:01\nHallo'), 'WebVTT'],
    ['a film instead of a poster', 'poster', film, 'JPEG'],
    ['captions of more than a megabyte', 'captions', vtt(`WEBVTT\n${'x'.repeat(1024 * 1024)}`), 'te groot'],
  ])('refuses %s', async (_name, part, file, word) => {
    const { status, body } = await send(part, file);
    expect([status, body.code]).toEqual([422, 'file-refused']);
    expect(body.errors[0]).toContain(word);
  });

  const start = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'));
  it.each([
    ['of which only the start was sent', [start]],
    ['with a damaged movie header', [start, box('moov', Buffer.alloc(60, 1))]],
    ['with a box that is smaller than its own header', [start, Buffer.from([0, 0, 0, 4]), longMovie]],
  ])('stores a film %s without its length', async (_name, parts) => {
    const { body } = await send('film', { ...film, content: Buffer.concat(parts) });
    expect(body.result).toEqual({ path: expect.stringMatching(/\.mp4$/), duration: 0 });
  });

  it('refuses who does not manage the offer', async () => {
    expect((await send('film', film, await server.loggedIn('ouder@example.org'))).status).toBe(403);
  });

  it('is shown to members once an offer with it is published, and swept when no video names it any more', async () => {
    const uploaded = await Promise.all([
      send('film', film),
      send('captions', vtt('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo')),
      send('poster', smallestPng),
    ]);
    const [path, captions, poster] = uploaded.map(({ body }) => String(body.result.path));
    const opened = await openOffer(manager);
    const video = { title: 'Dansles', description: 'Voor iedereen', film: path, captions, poster };
    const elsewhere = { title: 'Voorstelling', description: '', address: 'https://films.example.org/1' };
    const file = { ...opened.file, videos: [...opened.file.videos, video, elsewhere] };
    await publishAs(manager, { ...opened, file });
    const parent = await server.loggedIn('ouder@example.org');
    const found = (await parent.ask('get_videos', {})).result;
    expect(found.find(({ title }) => title === 'Dansles')).toMatchObject({
      ...{ type: 'video/mp4', duration: 8, captions: true, poster: true, address: '' },
    });
    expect(found.find(({ title }) => title === 'Voorstelling')).toMatchObject({
      ...{ type: 'elsewhere', duration: 0, poster: false, address: 'https://films.example.org/1' },
    });
    const nid = found.find(({ title }) => title === 'Dansles')?.nid;
    const poster2 = await server.app.inject({
      ...{ method: 'GET', url: `/api?q=open_video&video=${nid}&part=poster` },
      headers: { cookie: parent.cookie ?? '' },
    });
    expect([poster2.statusCode, poster2.headers['content-type']]).toEqual([200, 'image/jpeg']);

    const again = await openOffer(manager);
    await publishAs(manager, { ...again, file: { ...again.file, videos: opened.file.videos } });
    const sweepIn = (days: number) =>
      sweepFilms(
        { db: server.database.db, fileService: server.fileService },
        new Date(server.clock.now().getTime() + days * 86_400_000),
      );
    const isKept = async () =>
      (await server.database.db.$count(filmFiles, eq(filmFiles.path, path ?? ''))) > 0;
    await sweepIn(20);
    // The publication can still be taken back.
    expect(await isKept()).toBe(true);
    await server.database.db.delete(clubImports);
    await sweepIn(1);
    expect(await isKept()).toBe(true);
    await sweepIn(20);
    expect(await isKept()).toBe(false);
  });

  it('leaves a film that a video shows, a draft names or a planned offer has, until the club drops it there', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    await db.delete(clubImports);
    const names = ['films/in-draft.mp4', 'films/in-plan.mp4', 'films/forgotten.mp4'];
    const [inDraft = '', inPlan = ''] = names;
    const of = { clubNid: arabesk, bytes: 1, mediaType: 'video/mp4', duration: 1, storedAt: now } as const;
    await db.insert(filmFiles).values(names.map((path) => ({ ...of, path })));
    const made = { clubNid: arabesk, account: 10, of: 'offer', revision: 1, savedAt: now } as const;
    await db.insert(formDrafts).values({ ...made, draft: JSON.stringify({ film: inDraft }) });
    const { file } = await openOffer(manager);
    const video = { title: 'Straks', description: '', film: inPlan };
    const later = new Date(now.getTime() + 86_400_000);
    const plan = { clubNid: arabesk, madeBy: 10, madeAt: now, publishAt: later, base: file, sentences: [] };
    await db.insert(plannedOffers).values({ ...plan, file: { ...file, videos: [video] }, reschedules: [] });
    const kept = async () => {
      const rows = await db.select({ path: filmFiles.path }).from(filmFiles);
      return rows.map(({ path }) => path).filter((path) => [...names, 'films/posities.mp4'].includes(path));
    };
    const sweep = () =>
      sweepFilms({ db, fileService: server.fileService }, new Date(now.getTime() + 20 * 86_400_000));
    await sweep();
    expect((await kept()).toSorted()).toEqual([inDraft, inPlan, 'films/posities.mp4']);
    await db.delete(formDrafts);
    await db.delete(plannedOffers);
    await sweep();
    expect(await kept()).toEqual(['films/posities.mp4']);
  });
});
