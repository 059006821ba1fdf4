import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubMembers, filmFiles, registrations, videos } from '#server/db/schema.ts';
import { storeFilms } from '#server/seed/demo/demoFilms.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const film = readFileSync(new URL('../../../../demo/films/posities.mp4', import.meta.url));
const jazz = { club: 1, course: 'jazz-tieners' };

describe('the videos of a club', () => {
  let server: TestServer;
  let parent: TestClient;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    await storeFilms(server.fileService.storage);
    // Another club has a film with the same path, and the club has a video whose film nobody stored.
    const of = { bytes: 1, mediaType: 'video/mp4', duration: 1, storedAt: server.clock.now() } as const;
    await db()
      .insert(filmFiles)
      .values({ ...of, clubNid: 2, path: 'films/posities.mp4' });
    const about = { clubNid: 1, position: 9, title: 'Nog niet opgeladen', description: '' };
    await db()
      .insert(videos)
      .values({ ...about, film: 'films/later.mp4' });
    parent = await server.loggedIn('ouder@example.org');
    karim = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const titles = async (client: TestClient, request = {}) =>
    (await client.ask('get_videos', request)).result.map(({ title }) => title);
  const open = (query: string, headers: Record<string, string> = {}, client = parent) =>
    server.app.inject({
      method: 'GET',
      url: `/api?q=open_video&${query}`,
      headers: { cookie: client.cookie ?? '', ...headers },
    });

  it('get_videos has the videos for everybody of the club, and those of courses for their participants', async () => {
    expect(await titles(parent)).toEqual([
      ...['De posities van de voeten', 'Opwarming, deel 1', 'Opwarming, deel 2'],
    ]);
    expect(await titles(karim)).toEqual(['De posities van de voeten']);
    expect(await titles(await server.loggedIn('tiener@example.org'))).toEqual([]);
  });

  it('get_videos filters by club and by course', async () => {
    expect(await titles(parent, jazz)).toEqual(['Opwarming, deel 1', 'Opwarming, deel 2']);
    expect(await titles(parent, { club: 2 })).toEqual([]);
    expect(await titles(karim, jazz)).toEqual([]);
    expect((await parent.call('get_videos', { club: 1, course: 'bestaat-niet' })).status).toBe(404);
    expect((await parent.call('get_videos', { ...jazz, club: 2 })).status).toBe(404);
    expect(await titles(parent, { course: 'jazz-tieners' })).toEqual(await titles(parent, jazz));
  });

  it('get_videos leaves out the videos of a cancelled registration, and those of a club that closed its pages', async () => {
    const noor = and(eq(registrations.uid, 2), eq(registrations.tariffNid, 1061));
    await db().update(registrations).set({ status: 0 }).where(noor);
    expect(await titles(parent)).toEqual(['De posities van de voeten']);
    expect((await open('video=2&part=film')).statusCode).toBe(404);
    await db().update(registrations).set({ status: 1 }).where(noor);
    const membership = and(eq(clubMembers.uid, 1), eq(clubMembers.clubNid, 1));
    await db().update(clubMembers).set({ isBlocked: true }).where(membership);
    expect(await titles(parent)).toEqual([]);
    expect((await open('video=1&part=film')).statusCode).toBe(404);
    await db().update(clubMembers).set({ isBlocked: false }).where(membership);
  });

  it('get_videos is the same when another club, or the club for another person, closes its pages', async () => {
    const before = await titles(parent);
    const closed = [
      { clubNid: 1, uid: 9, role: 'member', isBlocked: true } as const,
      { clubNid: 4, uid: 1, role: 'member', isBlocked: true } as const,
    ];
    const target = [clubMembers.clubNid, clubMembers.uid];
    await db()
      .insert(clubMembers)
      .values(closed)
      .onConflictDoUpdate({ target, set: { isBlocked: true } });
    expect(await titles(parent)).toEqual(before);
  });

  it('get_video has the next video of the course, and finds none of another club or course', async () => {
    const first = (await parent.ask('get_video', { club: 1, video: 2 })).result;
    expect(first).toMatchObject({
      video: { title: 'Opwarming, deel 1', type: 'video/mp4' },
      next: { nid: 3 },
    });
    expect((await parent.ask('get_video', { club: 1, video: 3 })).result.next).toBeNull();
    expect((await parent.ask('get_video', { club: 1, video: 1 })).result.next).toBeNull();
    for (const [client, request] of [
      [karim, { club: 1, video: 2 }],
      [parent, { club: 1, video: 4 }],
      [parent, { club: 2, video: 2 }],
      [parent, { club: 1, video: 99 }],
    ] as const)
      expect(await client.call('get_video', request)).toMatchObject({
        status: 404,
        body: { errors: ['Deze video bestaat niet of is niet voor jou.'] },
      });
  });

  it('open_video gives the whole film, and stores its size', async () => {
    const answer = await open('video=2&part=film');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(film)).toBe(true);
    const isThis = and(eq(filmFiles.clubNid, 1), eq(filmFiles.path, 'films/posities.mp4'));
    const [row] = await db().select().from(filmFiles).where(isThis);
    expect(row?.bytes).toBe(film.length);
  });

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=48000-', 48000, film.length],
    ['bytes=-100', film.length - 100, film.length],
  ])('open_video gives the part %s', async (range, start, end) => {
    const answer = await open('video=2&part=film', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${film.length}`);
    expect(answer.headers['content-length']).toBe(String(end - start));
    expect(answer.rawPayload.equals(film.subarray(start, end))).toBe(true);
  });

  it('open_video answers 416 to a range beyond the film, and the whole film to an unknown If-Range', async () => {
    const beyond = await open('video=2&part=film', { range: `bytes=${film.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${film.length}`);
    const conditional = await open('video=2&part=film', { range: 'bytes=0-1', 'if-range': '"oud"' });
    expect(conditional.statusCode).toBe(200);
    expect(conditional.rawPayload).toHaveLength(film.length);
  });

  it('open_video gives the captions and the poster', async () => {
    const captions = await open('video=2&part=captions');
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(captions.body).toMatch(/^WEBVTT\n\n/);
    const poster = await open('video=2&part=poster');
    expect(poster.headers['content-type']).toBe('image/jpeg');
    expect(poster.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('open_video does not find a part that the video does not have, nor one that the storage lost', async () => {
    const isSecond = eq(videos.nid, 3);
    const [kept] = await db().select().from(videos).where(isSecond);
    const statuses = async () => {
      const parts = ['film', 'captions', 'poster'].map((part) => open(`video=3&part=${part}`));
      return (await Promise.all(parts)).map(({ statusCode }) => statusCode);
    };
    const address = 'https://films.example.org/1';
    await db().update(videos).set({ film: null, captions: null, poster: null, address }).where(isSecond);
    expect(await statuses()).toEqual([404, 404, 404]);
    const lost = {
      clubNid: 1,
      path: 'films/weg.mp4',
      bytes: 9,
      mediaType: 'video/mp4',
      duration: 1,
    } as const;
    await db()
      .insert(filmFiles)
      .values({ ...lost, storedAt: server.clock.now() });
    await db()
      .update(videos)
      .set({ film: lost.path, captions: 'films/weg.vtt', poster: 'films/weg.jpg' })
      .where(isSecond);
    expect(await statuses()).toEqual([404, 404, 404]);
    await db()
      .update(videos)
      .set({ ...kept })
      .where(isSecond);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('open_video is not found for another user, and refused to a visitor', async () => {
    for (const part of ['film', 'captions', 'poster']) {
      expect((await open(`video=2&part=${part}`, {}, karim)).statusCode).toBe(404);
      expect((await open(`video=2&part=${part}`, {}, server.client())).statusCode).toBe(401);
    }
    expect((await open('video=2&part=film', { range: 'bytes=0-1' }, karim)).statusCode).toBe(404);
  });
});
