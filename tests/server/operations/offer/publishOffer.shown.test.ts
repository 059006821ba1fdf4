import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unixSecondsOf } from '#server/clock.ts';
import { parseCourse } from '#src/api/entities/offer/course.ts';
import { placesTaken } from '#src/features/offer/components/shown/placesTaken.ts';
import { courseOnWire } from '#src/features/offer/components/shown/shownCourse.ts';
import { type Offer, openOffer } from '../../support/files/offers.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Fields that the server chooses when it publishes a part, and the sizes of pictures. */
const chosenByServer = new Set(['nid', 'course', 'width', 'height']);
/** The server orders terms by numbers that no file has. */
const terms = new Set(['taxonomies', 'levels']);

function comparable(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (chosenByServer.has(key)) return undefined;
      return terms.has(key) && Array.isArray(value) ? value.map(titleOf).toSorted() : value;
    }),
  );
}

function titleOf({ title }: { title: string }): string {
  return title;
}

describe('publish_offer, and the drawing of a course beside its forms', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const opened = () => openOffer(karim);
  const answered = async (url: string) =>
    (await server.client().ask('get_course', { club: arabesk, course: url })).result;

  it('draws each course as visitors find it once it is published', async () => {
    const { version, file } = await opened();
    const before = structuredClone(file);
    const [, second] = file.courses;
    Object.assign(second?.tariffs[0] ?? {}, { price: 210.55, proRata: 'lessons', discountedPrice: 190 });
    file.courses.push(newCourse);
    const takenOf = new Map(
      await Promise.all(
        before.courses
          .filter(({ sessions }) => sessions.length > 0)
          .map(async (course) => {
            const live = parseCourse(await answered(course.url));
            return [course.url, placesTaken(course, live)] as const;
          }),
      ),
    );
    const now = unixSecondsOf(server.clock.now());
    const drawn = file.courses.map((course) => {
      const taken = takenOf.get(course.url);
      return courseOnWire(course, { content: file, now, ...(taken && { taken }) });
    });
    const published = await karim.call(
      'publish_offer',
      { club: arabesk, offerVersion: version, file: JSON.stringify(file), mailsPeople: 0 },
      newKey(),
    );
    expect(published).toMatchObject({ status: 200 });
    for (const [index, { url, sessions }] of file.courses.entries())
      if (sessions.length > 0) expect(comparable(drawn[index]), url).toEqual(comparable(await answered(url)));
    expect(drawn.at(-1)?.tariffs.map(({ blockedRegistrationMessage }) => blockedRegistrationMessage)).toEqual(
      [
        undefined,
        undefined,
        'Inschrijven kan vanaf 01/03/2027 om 20u00.',
        expect.stringMatching(/^Leden eerst: wie dit seizoen al les volgt, kan/),
        expect.stringMatching(/^Leden eerst: wie lid is van de club, kan/),
        expect.stringMatching(/^Leden eerst: wie dit seizoen al les volgt in bepaalde cursussen, kan/),
        'Volg eerst een proefles',
      ],
    );
  });
});

const tariff: Omit<Offer['courses'][number]['tariffs'][number], 'title'> = {
  ...{ type: 'regular', price: 100, isWaitingListDisabled: false, usersSimultaneous: 1 },
  ...{ isInstant: false, parts: 1 },
};

/** A course that says everything that a file can say of a course. */
const newCourse: Offer['courses'][number] = {
  ...{ url: 'salsa-voor-twee', title: 'Salsa voor twee', type: 'course', description: 'Dansen maar.' },
  ...{ place: 'Zaal 3', bring: 'Schoenen', uitpasEvent: '', teachers: ['Yasmina', 'Wout'] },
  ...{ ages: { from: 16 }, birthYears: { to: 2010 }, taxonomies: ['Salsa'], levels: ['Beginners'] },
  ...{
    allowsTaxCertificate: false,
    revenueAccount: '700100',
    allowsSeveralTariffs: true,
    weekly: [],
    series: [],
    stands: [],
  },
  sessions: [
    { day: '2027-03-09', from: '20:00', to: '01:00', untilDay: '2027-03-10', teachers: ['Wout'] },
    { day: '2026-11-10', from: '20:00', to: '21:30', place: 'Zaal 1', guestCapacity: 4 },
    { day: '2027-01-12', from: '20:00', to: '21:30' },
  ],
  tariffs: [
    {
      ...{ ...tariff, title: 'Vroeg', earlyPrice: { price: 80, until: '2027-01-31' }, discountedPrice: 90 },
      ...{ uitpasPrice: 20.5, capacity: 12, proRata: 'lessons', parts: 3, deposit: 10 },
      coupleRoles: ['leider', 'volger'],
    },
    {
      ...{ ...tariff, title: 'Proef', type: 'trial', maxTrialLessons: 2 },
    },
    {
      ...{ ...tariff, title: 'Later', opens: '2027-03-01 20:00', fromFamilyMember: 2 },
      instalments: [
        { day: '2026-10-01', percentage: 20 },
        { day: '2027-02-01', percentage: 50 },
        { day: '2027-03-01', amount: 12.5 },
      ],
    },
    {
      ...{ ...tariff, title: 'Leden eerst', opens: '2027-03-01 20:00', isInstant: true },
      priority: { for: 'enrolled', from: '2027-02-20 20:00' },
    },
    {
      ...{ ...tariff, title: 'Leden van de club eerst', opens: '2027-03-01 20:00' },
      priority: { for: 'members', from: '2027-02-20 20:00' },
    },
    {
      ...{ ...tariff, title: 'Jazz eerst', opens: '2027-03-01 20:00' },
      priority: { for: 'enrolled', from: '2027-02-20 20:00', courses: ['jazz-tieners'] },
    },
    { ...tariff, title: 'Dicht', type: 'trial', price: 0, blockedMessage: 'Volg eerst een proefles' },
  ],
  services: [{ title: 'T-shirt', price: 12.5, capacity: 30, isChildcare: false }],
};
