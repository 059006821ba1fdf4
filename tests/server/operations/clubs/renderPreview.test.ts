import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#server/db/schema.ts';
import { storeClubPictures } from '#server/seed/demo/clubPictures.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('render_preview', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await storeClubPictures(server.fileService.storage);
  });
  afterAll(() => server.stop());

  const render = (query: string) => server.app.inject(`/api?q=render_preview&${query}`);
  const sizeOf = async (query: string) => {
    const { format, width, height } = await sharp((await render(query)).rawPayload).metadata();
    return { format, width, height };
  };

  it('is a cached picture of the club for everybody, which can run nothing', async () => {
    const { statusCode, headers } = await render('club=1&fid=1&format=logo');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['small', 480, 270],
    ['medium', 960, 540],
    ['large', 1600, 900],
  ])('has a drawing in the width of the format %s, as AVIF and as WebP', async (format, width, height) => {
    const [club] = await server.database.db.select().from(clubs).where(eq(clubs.nid, 1));
    const query = `club=1&fid=${club?.cover?.fid}&format=${format}`;
    for (const [encoding, decoded] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ]) {
      const answer = await render(`${query}&encoding=${encoding}`);
      expect(answer.headers['content-type']).toBe(`image/${encoding}`);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: decoded, width, height });
    }
  });

  it('refuses another encoding', async () =>
    expect((await render('club=1&fid=1&encoding=svg')).statusCode).toBe(400));

  it.each([
    ['logo', { width: 256, height: 256 }],
    ['thumbnail', { width: 320, height: 240 }],
    ['cover', { width: 512, height: 480 }],
    ['small', { width: 480, height: 480 }],
  ])('has the size of the format %s, and is never enlarged', async (format, size) => {
    expect(await sizeOf(`club=1&fid=1&format=${format}`)).toMatchObject({ format: 'webp', ...size });
    const [first, again] = [
      await render(`club=1&fid=1&format=${format}`),
      await render(`club=1&fid=1&format=${format}`),
    ];
    expect(first.rawPayload).toEqual(again.rawPayload);
  });

  it.each([
    ['', { width: 320, height: 240 }],
    ['format=logo', { width: 256, height: 256 }],
    ['format=cover', { width: 1280, height: 480 }],
  ])('draws a plain picture in the colour of a club without a picture: %s', async (format, size) => {
    const response = await render(`club=3&${format}`);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(await sizeOf(`club=3&${format}`)).toMatchObject({ format: 'webp', ...size });
    const [kompas] = await server.database.db.select().from(clubs).where(eq(clubs.nid, 3));
    const { dominant } = await sharp(response.rawPayload).stats();
    const shade = Number.parseInt(kompas?.color.slice(1) ?? '', 16);
    for (const [channel, wanted] of [
      [dominant.r, shade >> 16],
      [dominant.g, (shade >> 8) & 255],
      [dominant.b, shade & 255],
    ] as const)
      expect(Math.abs(channel - wanted)).toBeLessThan(16);
  });

  it('draws a plain picture while the server processes a large picture', async () => {
    const upload = Promise.withResolvers<void>();
    const busy = server.fileService.heavyWork(() => upload.promise);
    expect((await render('club=3')).statusCode).toBe(200);
    upload.resolve();
    await busy;
  });

  it('row 15: a title with markup is drawn as text', async () => {
    const { db } = server.database;
    await db
      .update(clubs)
      .set({ title: '<script> &amp; "x"', color: '"/><image href="http://x"/>' })
      .where(eq(clubs.nid, 4));
    expect((await render('club=4')).statusCode).toBe(200);
  });

  it.each(['http://169.254.169.254/latest', 'file:///etc/passwd', '//evil.example/x.png', '/images/x.png'])(
    'fetches nothing, whatever the url contains: %s',
    async (url) => {
      const [asked, plain] = [await render(`club=3&url=${encodeURIComponent(url)}`), await render('club=3')];
      expect(asked.rawPayload).toEqual(plain.rawPayload);
    },
  );

  it.each(['club=2&fid=1', 'club=1&fid=99', 'club=99', 'club=99&fid=1'])(
    'is not found for %s',
    async (query) => {
      const response = await render(query);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it.each(['club=x', 'fid=1', 'club=1&format=poster', 'club=1&fid=0', 'club=1&fid=1&fid=2'])(
    'refuses %s',
    async (query) => {
      expect((await render(query)).statusCode).toBe(400);
    },
  );
});
