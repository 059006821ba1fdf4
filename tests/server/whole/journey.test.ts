import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { answers, orderLines, orders, registrations, submissions, tariffs } from '#server/db/schema.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { openSeededPglite } from '../support/database/pglite/openSeededPglite.ts';
import { prepare } from '../support/database/prepareDatabase.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  newKey,
  order,
} from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const engines: readonly { engine: string; open: () => Promise<DatabaseHandle> }[] = [
  { engine: 'PGlite', open: openSeededPglite },
  {
    engine: 'PostgreSQL',
    open: async () => openPostgres(await createSeededDatabase(), (error) => expect.fail(error.message)),
  },
];

describe.each(engines)('the journey of a registration on $engine', ({ open }) => {
  let server: TestServer;
  let client: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ database: await open() });
    client = server.client();
  }, 60_000);
  afterAll(() => server.stop());

  it('migrates and seeds once: a second start keeps the data', async () => {
    await prepare(server.database);
    expect(await server.database.db.$count(tariffs)).toBeGreaterThan(30);
  });

  it('finds the club, its page, its courses and one course as a visitor', async () => {
    const found = await client.ask('search_clubs', { text: 'ARABÉSK' });
    expect(found.result.map(({ title }) => title)).toEqual(['Dansstudio Arabesk']);
    const club = await client.ask('get_club_by_url', { url: 'arabesk' });
    expect(club.result.offer).toEqual({ course: 15, activity: 5, ticket: 2 });
    const courses = await client.ask('get_courses', { club: arabesk, type: 'course' });
    expect(courses.result).toHaveLength(15);
    const course = await client.ask('get_course', { club: arabesk, course: 'hedendaags-volwassenen' });
    expect(course.result.tariffs).toMatchObject([{ nid: adultTariff, price: 225, availability: 12 }]);
    expect(course.result.sessions).toHaveLength(26);
  });

  it('logs in', async () => {
    const { user } = await client.ask('login', { mail: 'ouder@example.org', password: 'demo-wachtwoord' });
    expect(user).toMatchObject({ uid: 1, name: 'An Peeters', age: 41 });
    expect((await client.ask('validate_auth', {})).user).toEqual(user);
  });

  it('gives the price of the cart, to be paid later', async () => {
    const cart = await client.ask('compile_public_registration_invoice', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
    });
    expect(cart).toMatchObject({ payNow: 0, payLater: 225, result: { total: 225, user_feedback: [] } });
    expect(cart.result.items.map(({ description }) => description)).toEqual([
      'Hedendaags voor volwassenen – Heel seizoen',
    ]);
  });

  it('asks the general questions and those of the course, prefilled from the profile', async () => {
    const form = await client.ask('get_combined_course_registration_form', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
    });
    expect(form.result.map(({ title }) => title)).toEqual([
      'Wie ben je?',
      'Als er iets gebeurt',
      'Jij en Arabesk',
      'Hedendaags voor volwassenen',
    ]);
    const fields = form.result.flatMap((section) => section.fields);
    expect(fields.find(({ qid }) => qid === 1001)).toMatchObject({ nid: 0, last_answer: 'An' });
    expect(fields.find(({ qid }) => qid === 1033)).toMatchObject({ nid: 112, type: 'textarea' });
    expect(form.newsLetterStatus).toEqual([
      { email: 'ouder@example.org', status: 'unsubscribed', communicationStatus: 'subscribed' },
    ]);
  });

  it('refuses an order before the questions are answered', async () => {
    const request = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };
    const refused = await client.call('place_order', request, newKey());
    expect(refused).toMatchObject({ status: 409, body: { code: 'answers-missing' } });
  });

  it('saves the answers with the wording of the questions', async () => {
    const request = {
      club: arabesk,
      tariffs: [adultTariff],
      formVersion: await formVersionOf(client),
      privacyAccepted: true as const,
      registrations: [
        {
          uid: 1,
          qids: completeAnswers,
          newsletter: { 'ouder@example.org': 'subscribed' as const },
          communicationStatus: { '1': { 'ouder@example.org': 'unsubscribed' as const } },
        },
      ],
    };
    const saved = await client.ask('save_combined_course_registration_form', request, newKey());
    expect(saved.result).toEqual([{ uid: 1, answers: Object.keys(completeAnswers).length }]);
    const { db } = server.database;
    const rows = await db.select().from(answers).where(eq(answers.uid, 1));
    const [submission] = await db.select().from(submissions).where(eq(submissions.uid, 1));
    expect(rows.find(({ qid }) => qid === 1021)).toMatchObject({
      uid: 1,
      nid: 0,
      value: ['vrienden', 'school'],
      wording: 'Hoe leerde je ons kennen?',
      submissionId: submission?.id,
    });
  });

  it('offers the earlier answers in the next form', async () => {
    const form = await client.ask('get_combined_course_registration_form', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
    });
    const fields = form.result.flatMap((section) => section.fields);
    expect(fields.find(({ qid }) => qid === 1020)).toMatchObject({ last_answer: 'Ledeberg' });
    expect(form.newsLetterStatus).toEqual([
      { email: 'ouder@example.org', status: 'subscribed', communicationStatus: 'unsubscribed' },
    ]);
  });

  it('places the order and confirms it, also when it is read again', async () => {
    const oid = await order(client);
    const { db } = server.database;
    expect(await db.select().from(orders).where(eq(orders.placedBy, 1))).toMatchObject([
      { oid, uid: 1, totalCents: 22_500, payment: 'unpaid' },
    ]);
    expect(await db.select().from(orderLines).where(eq(orderLines.oid, oid))).toMatchObject([
      { oid, tariffNid: adultTariff },
    ]);
    expect(await db.select().from(registrations).where(eq(registrations.oid, oid))).toMatchObject([
      { uid: 1, tariffNid: adultTariff, status: 1 },
    ]);
    const confirmation = await client.ask('get_order', { oids: String(oid) });
    expect(await client.ask('get_order', { oids: String(oid) })).toEqual(confirmation);
    expect(confirmation.result).toMatchObject([
      {
        oid,
        payLater: 225,
        reference: expect.stringMatching(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/),
        registrations: [
          { name: 'An Peeters', status: 'registered', course: { url: 'hedendaags-volwassenen' } },
        ],
      },
    ]);
  });

  it('takes one place and refuses a second registration', async () => {
    const course = await client.ask('get_course', { club: arabesk, course: 'hedendaags-volwassenen' });
    expect(course.result.tariffs).toMatchObject([{ availability: 11, registeredUsersPerTariff: { '1': 1 } }]);
    const again = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };
    expect(await client.call('place_order', again, newKey())).toMatchObject({
      status: 409,
      body: {
        code: 'not-available',
        errors: ['Je ben reeds geregistreerd voor Hedendaags voor volwassenen (Heel seizoen).'],
      },
    });
  });

  it('logs out', async () => {
    await client.ask('logout', {});
    expect((await client.ask('validate_auth', {})).user).toBeNull();
    expect(await client.call('get_order', { oids: '1' })).toMatchObject({ status: 401 });
  });
});
