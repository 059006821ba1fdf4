import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInSeconds } from '#rules/duration.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { sweepPictures } from '#server/club-files/importing/sweepPictures.ts';
import { clubFiles, clubImports } from '#server/db/schema.ts';
import { formParts, multipartBody, type TestFile } from '../../support/files/multipart.ts';
import { openOffer, planOf, publishAs, type VersionedOffer } from '../../support/files/offers.ts';
import { heicPhoto, pdfFile, phonePhoto } from '../../support/files/sampleFiles.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const kompas = 3;

describe('upload_offer_picture', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const send = async (file: TestFile, club = arabesk) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=upload_offer_picture',
      ...multipartBody(formParts({ club }, file)),
      cookies: { auth: (karim.cookie ?? '').replace('auth=', '') },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const upload = async (file: TestFile): Promise<number> => {
    const { status, body } = await send(file);
    expect(status).toBe(200);
    return body.result.fid;
  };
  const red = async () => ({
    name: 'rood.png',
    type: 'image/png',
    content: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b4462f' } })
      .png()
      .toBuffer(),
  });
  const opened = () => openOffer(karim);
  type Opened = Awaited<ReturnType<typeof opened>>;
  const planned = (offer: VersionedOffer) => planOf(karim, offer);
  const publish = (offer: Opened) => publishAs(karim, offer);
  const courseIn = ({ file }: Opened, url: string) =>
    file.courses.find((course) => course.url === url) ?? expect.fail(url);
  const statusOf = async (fid: number, client = server.client()) =>
    (await client.call('render_preview', { club: arabesk, fid, format: 'small' })).status;
  const row = async (fid: number) =>
    (await server.database.db.select().from(clubFiles).where(eq(clubFiles.fid, fid)))[0];
  const sweepIn = (days: number) =>
    sweepPictures(
      { db: server.database.db, fileService: server.fileService },
      new Date(server.clock.now().getTime() + days * 86_400_000),
    );

  it('stores a photo of a phone upright, without its place and camera', async () => {
    const { body } = await send(await phonePhoto({ width: 600, height: 400 }));
    expect(body.result).toEqual({ fid: expect.any(Number), width: 400, height: 600 });
    const kept = await server.fileService.storage.read((await row(body.result.fid))?.path ?? '');
    const { exif, orientation } = await sharp(kept && (await buffer(kept))).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('stores a picture that is sent again once', async () => {
    expect(await upload(await red())).toBe(await upload(await red()));
  });

  const small = async (): Promise<TestFile> => ({
    ...(await red()),
    content: await sharp({ create: { width: 90, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  });
  const stretched = async (): Promise<TestFile> => ({
    ...(await red()),
    content: await sharp({ create: { width: 1000, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  });
  const otherType = 'We kunnen deze foto niet lezen. Kies een jpg, png, heic, webp of gif.';
  const unreadable = 'We kunnen dit bestand niet lezen. Misschien is het beschadigd: kies een ander.';
  it.each<[string, () => TestFile | Promise<TestFile>, string]>([
    ['a pdf', () => pdfFile(), otherType],
    [
      'HTML as png',
      () => ({ name: 'x.png', type: 'image/png', content: '<!doctype html><script>1</script>' }),
      otherType,
    ],
    [
      'SVG as png',
      () => ({ name: 'x.png', type: 'image/png', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      otherType,
    ],
    [
      'an SVG',
      () => ({
        name: 'x.svg',
        type: 'image/svg+xml',
        content: '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>',
      }),
      otherType,
    ],
    [
      'half a picture',
      async () => {
        const whole = await red();
        return { ...whole, content: whole.content.subarray(0, 200) };
      },
      unreadable,
    ],
    ['text as HEIC', () => ({ ...heicPhoto(), content: 'Hallo allemaal' }), otherType],
    [
      'a small picture',
      small,
      'Deze foto is 90 bij 300 pixels: een foto is minstens 100 pixels breed en hoog.',
    ],
    [
      'a stretched picture',
      stretched,
      'Deze foto is 1000 bij 200 pixels: één kant is hoogstens 4 keer de andere.',
    ],
    ['nothing', async () => ({ ...(await red()), content: '' }), 'Dit is een leeg bestand'],
  ])('refuses %s', async (_, file, sentence) => {
    const before = await server.database.db.$count(clubFiles);
    expect(await send(await file())).toMatchObject({ status: 422, body: { errors: [sentence] } });
    expect(await server.database.db.$count(clubFiles)).toBe(before);
  });

  it('stores nothing for another club', async () => {
    expect(await send(await red(), kompas)).toMatchObject({ status: 403 });
  });

  it('is seen by managers only until an offer that names the picture is published', async () => {
    const fid = await upload(await red());
    const parent = await server.loggedIn('ouder@example.org');
    const statuses = async () => [
      await statusOf(fid),
      await statusOf(fid, parent),
      await statusOf(fid, karim),
    ];
    expect(await statuses()).toEqual([404, 404, 200]);
    const offer = await opened();
    courseIn(offer, 'jazz-tieners').image = { file: String(fid), alt: 'Een rode zaal' };
    expect(await publish(offer)).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  describe('in an offer', () => {
    it('is told in the plan, shown after publishing, and gone after taking back', async () => {
      const fid = await upload(await red());
      const offer = await opened();
      const before = structuredClone(offer.file);
      const image = { file: String(fid), alt: 'Een rode zaal' };
      const jazz = courseIn(offer, 'jazz-tieners');
      jazz.image = image;
      offer.file.club.logo = { file: String(fid) };
      offer.file.club.image = null;
      offer.file.club.teacherPictures = [{ teacher: 'Hanne Jacobs', ...image }];
      const { changes, faults } = await planned(offer);
      expect(faults).toEqual([]);
      expect(changes.map(({ sentence, lines }) => [sentence, ...lines])).toMatchInlineSnapshot(`
        [
          [
            "De club: nieuw logo",
          ],
          [
            "Dansstudio Arabesk: geen foto meer",
          ],
          [
            "Hanne Jacobs: nieuwe foto",
            "beschrijving: Een rode zaal",
          ],
          [
            "Jazz 12-15 jaar: nieuwe foto",
            "beschrijving: Een rode zaal",
          ],
          [
            "Zoë D’Hondt: geen foto meer",
          ],
          [
            "Camille Lefèvre: geen foto meer",
          ],
        ]
      `);
      expect(changes.find(({ sentence }) => sentence.startsWith('Jazz'))?.course).toBe(jazz.nid);
      expect(await publish(offer)).toMatchObject({ status: 200 });
      const after = await opened();
      expect(after.version).not.toBe(offer.version);
      expect(courseIn(after, 'jazz-tieners').image).toEqual(image);
      expect(after.file.club).not.toHaveProperty('image');
      const course = await karim.ask('get_course', { club: arabesk, course: 'jazz-tieners' });
      expect(course.result).toMatchObject({ image: { fid, alt: image.alt, width: 400, height: 300 } });
      const [last] = (await karim.ask('get_offer_publications', { club: arabesk })).result;
      const taken = { club: arabesk, publication: last?.id ?? 0 };
      // The logo, the cover, the course, and the pictures of three teachers.
      expect((await karim.ask('take_back_offer', taken, newKey())).result).toMatchObject({ changes: 6 });
      expect((await opened()).file).toEqual(before);
      expect(await statusOf(fid)).toBe(404);
    });

    it('needs no upload for another description', async () => {
      const offer = await opened();
      const { image } = offer.file.club;
      if (!image) expect.fail('Arabesk has a cover');
      offer.file.club.image = { ...image, alt: 'De spiegelzaal' };
      const { changes } = await planned(offer);
      expect(changes.map(({ sentence, lines }) => [sentence, ...lines])).toEqual([
        ['Dansstudio Arabesk: andere beschrijving van de foto', 'beschrijving: De spiegelzaal'],
      ]);
      await publish(offer);
      expect((await opened()).file.club.image).toEqual({ ...image, alt: 'De spiegelzaal' });
    });

    it('comes with a new course without a sentence of its own', async () => {
      const offer = await opened();
      const { nid: _, ...copy } = structuredClone(courseIn(offer, 'workshop-heels'));
      const image = { file: String(await upload(await red())), alt: 'Een rode zaal' };
      const tariffs = copy.tariffs.map(({ nid: _nid, ...tariff }) => tariff);
      const sessions = copy.sessions.map(({ nid: _nid, ...session }) => session);
      offer.file.courses.push({ ...copy, url: 'nieuw', title: 'Nieuw', image, tariffs, sessions });
      expect((await planned(offer)).changes).toHaveLength(1);
      await publish(offer);
      expect(courseIn(await opened(), 'nieuw').image).toEqual(image);
    });

    it('is refused where the club has no such picture', async () => {
      const [foreign] = await server.database.db
        .select()
        .from(clubFiles)
        .where(eq(clubFiles.clubNid, kompas));
      for (const file of [String(foreign?.fid), '999999', 'pictures/zaal.jpg', '../geheim.png']) {
        const offer = await opened();
        courseIn(offer, 'jazz-tieners').image = { file, alt: 'Een zaal' };
        const { faults } = await planned(offer);
        expect(faults).toMatchObject([
          {
            path: expect.stringMatching(/^courses\[\d+\]\.image\.file$/),
            message: 'we vinden deze foto niet meer: kies ze opnieuw',
          },
        ]);
        expect(await publish(offer)).toMatchObject({ status: 422 });
      }
    });

    it('needs words for who doesn’t see the picture', async () => {
      const offer = await opened();
      courseIn(offer, 'jazz-tieners').image = { file: String(await upload(await red())), alt: '  ' };
      expect((await planned(offer)).faults).toMatchObject([
        { path: expect.stringMatching(/image$/), message: 'beschrijf in één zin wat er te zien is' },
      ]);
    });
  });

  describe('the sweep of pictures', () => {
    it('removes an upload that no offer used after 14 days', async () => {
      const fid = await upload(await red());
      await sweepIn(13);
      expect(await row(fid)).toBeDefined();
      await sweepIn(15);
      expect(await row(fid)).toBeUndefined();
    });

    it('keeps an upload that a draft names', async () => {
      const fid = await upload(await red());
      const draft = JSON.stringify({ file: { club: { image: { file: String(fid), alt: '' } } } });
      await karim.ask('save_offer_draft', { club: arabesk, draft, revision: 0 });
      await sweepIn(60);
      expect(await row(fid)).toBeDefined();
    });

    it('keeps an upload that a planned publication names, until it goes live', async () => {
      const fid = await upload(await red());
      const offer = await opened();
      offer.file.club.logo = { file: String(fid) };
      const at = unixSecondsOf(server.clock.now()) + 90 * dayInSeconds;
      const request = { club: arabesk, offerVersion: offer.version, file: JSON.stringify(offer.file), at };
      expect((await karim.call('plan_offer_publication', request, newKey())).status).toBe(200);
      await sweepIn(60);
      expect(await row(fid)).toBeDefined();
    });

    it('keeps a picture that waits again after its publication was taken back', async () => {
      const fid = await upload(await red());
      const offer = await opened();
      offer.file.club.logo = { file: String(fid) };
      await publish(offer);
      expect(await row(fid)).toMatchObject({ waitsSince: null });
      const [last] = (await karim.ask('get_offer_publications', { club: arabesk })).result;
      await karim.ask('take_back_offer', { club: arabesk, publication: last?.id ?? 0 }, newKey());
      expect(await server.database.db.$count(clubImports)).toBe(0);
      await sweepIn(1);
      expect(await row(fid)).toMatchObject({ waitsSince: server.clock.now() });
    });
  });
});
