import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '../../../schemas/operations.ts';
import { clubMembers } from '../../../server/db/schema.ts';
import { uidsIn } from '../../../server/http/uidsIn.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  newKey,
  order,
  saveAnswers,
} from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

/** A right request of each operation that needs a session, for this person. */
const requestFor: Partial<Record<OperationName, (uid: number) => unknown>> = {
  get_clubs_for_user: () => ({}),
  get_user_family_members: (uid) => ({ uid }),
  change_password: () => ({ current: 'fout', password: 'een heel nieuw wachtwoord' }),
  create_auth_code: () => ({}),
  open_admin_panel: () => ({}),
  get_profile: (uid) => ({ uid }),
  save_profile: (uid) => ({ uid, phone: '+32 470123456' }),
  add_family_member: () => ({ fname: 'Fien', lname: 'Peeters', birthdate: '2022-10-12' }),
  add_new_parent: (uid) => ({
    uid,
    fname: 'Ilse',
    lname: 'Maes',
    birthdate: '1981-03-09',
    phone: '+32 479112233',
  }),
  get_last_unpaid_order: () => ({ club: arabesk }),
  compile_public_registration_invoice: (uid) => ({ club: arabesk, uid, tariffs: [] }),
  get_combined_course_registration_form: (uid) => ({ club: arabesk, uid, tariffs: [adultTariff] }),
  save_combined_course_registration_form: (uid) => ({
    club: arabesk,
    tariffs: [adultTariff],
    formVersion: 'of another day',
    privacyAccepted: true,
    registrations: [{ uid, qids: completeAnswers }],
  }),
  place_order: (uid) => ({ club: arabesk, uid, tariffs: [adultTariff], total: 225 }),
  get_order: () => ({ oids: '1' }),
  save_question_files: (uid) => ({ type: 'answer', qid: 1034, nid: 110, uid, submission: 'keer-1' }),
  open_question_file: () => ({ path: 'answers/0000000000000000000000000000000000000000.pdf' }),
};

const closed = Object.values(operations).filter(({ access }) => access === 'user');
/** Those whose request says for whom. */
const personal = closed.filter(({ name, request }) => uidsIn(request, requestFor[name]?.(1)).length > 0);

describe('who may do what', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  it('is written down here for every operation that needs a session', () => {
    expect(Object.keys(requestFor).sort()).toEqual(closed.map(({ name }) => name).sort());
  });

  it.each(closed)('$name is not for visitors', async ({ name }) => {
    const refused = await server.client().call(name, requestFor[name]?.(1), newKey());
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each(personal)('$name is for oneself and one’s family alone', async ({ name }) => {
    for (const own of [2, 4]) {
      const { status } = await parent.call(name, requestFor[name]?.(own), newKey());
      expect([200, 409, 422]).toContain(status);
    }
    for (const foreign of [5, 12, 999]) {
      const refused = await parent.call(name, requestFor[name]?.(foreign), newKey());
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('a child has no right over its parent or its sisters', async () => {
    const { db } = server.database;
    const teen = await server.loggedIn('tiener2@example.org');
    expect((await teen.call('get_user_family_members', { uid: 7 })).status).toBe(200);
    expect((await teen.call('get_user_family_members', { uid: 1 })).status).toBe(403);
    expect(await db.$count(clubMembers, eq(clubMembers.uid, 6))).toBe(1);
  });

  it('an order is shown to who placed it and to the family, and is not there for others', async () => {
    await saveAnswers(parent);
    const oid = await order(parent);
    const other = await server.loggedIn('federatie@example.org');
    const refused = await other.call('get_order', { oids: String(oid) });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await parent.call('get_order', { oids: `${oid},${oid + 1}` })).status).toBe(404);
    expect(refused.body).toEqual((await other.call('get_order', { oids: '2147483648' })).body);
  });

  it('a club that closed its pages for somebody is closed for them and for nobody else', async () => {
    const { db } = server.database;
    const dolphin = 4;
    await db.insert(clubMembers).values({ clubNid: dolphin, uid: 1, role: 'member', isBlocked: true });
    for (const [name, request] of [
      ['get_club_by_url', { url: 'de-dolfijn' }],
      ['get_club_conditions', { club: dolphin }],
      ['get_courses', { club: dolphin, type: 'course' }],
      ['get_course', { club: dolphin, course: 'schoolslag' }],
      ['compile_public_registration_invoice', { club: dolphin, uid: 2, tariffs: [] }],
      ['get_combined_course_registration_form', { club: dolphin, uid: 2 }],
      ['get_combined_course_registration_form', { club: dolphin, formPreview: true }],
      ['get_forms', { club: dolphin }],
      ['get_form', { club: dolphin, form: 'x' }],
      ['save_form', { club: dolphin, form: 'x', formVersion: 'x', privacyAccepted: true, qids: {} }],
      ['place_order', { club: dolphin, uid: 2, tariffs: [4031], total: 95 }],
    ] as const)
      expect(await parent.call(name, request, newKey())).toMatchObject({ status: 403 });
    expect((await parent.call('get_club_by_url', { url: 'arabesk' })).status).toBe(200);
    expect((await server.client().call('get_club_by_url', { url: 'de-dolfijn' })).status).toBe(200);
    const { result } = await parent.ask('get_clubs_for_user', {});
    expect(result).toMatchObject({
      '4': { blocked: true },
      '1': { blocked: false },
      '2': { blocked: false },
    });
  });

  it('a list of courses holds the standing of one’s family and of nobody else', async () => {
    const uidsSeenBy = async (client: TestClient) => {
      const { result } = await client.ask('get_courses', { club: 1, type: 'course' });
      return new Set(
        result.flatMap(({ tariffs }) =>
          tariffs.flatMap((tariff) =>
            Object.keys({ ...tariff.registeredUsersPerTariff, ...tariff.queuedUsersPerTariff }),
          ),
        ),
      );
    };
    expect(await uidsSeenBy(server.client())).toEqual(new Set());
    expect(await uidsSeenBy(parent)).toEqual(new Set(['1', '2', '3']));
    expect(await uidsSeenBy(await server.loggedIn('tiener@example.org'))).toEqual(new Set());
  });
});
