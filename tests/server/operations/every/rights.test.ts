import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubMembers } from '#server/db/schema.ts';
import { newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Tests of rights that the matrix (rightsMatrix.test.ts) cannot express in a single call. */
describe('the rights of accounts', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  it('a child has no rights over a parent or a sister', async () => {
    const { db } = server.database;
    const teen = await server.loggedIn('tiener2@example.org');
    expect((await teen.call('get_user_family_members', { uid: 7 })).status).toBe(200);
    expect((await teen.call('get_user_family_members', { uid: 1 })).status).toBe(403);
    expect(await db.$count(clubMembers, eq(clubMembers.uid, 6))).toBe(1);
  });

  it('an order is shown to the person who placed it and to the family, and is not found for others', async () => {
    await saveAnswers(parent);
    const oid = await order(parent);
    const other = await server.loggedIn('federatie@example.org');
    const refused = await other.call('get_order', { oids: String(oid) });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await parent.call('get_order', { oids: `${oid},${oid + 1}` })).status).toBe(404);
    expect(refused.body).toEqual((await other.call('get_order', { oids: '2147483648' })).body);
  });

  it('a club that closed its pages for one person is closed for that person only', async () => {
    const { db } = server.database;
    const dolphin = 4;
    await db.insert(clubMembers).values({ clubNid: dolphin, uid: 1, role: 'member', isBlocked: true });
    for (const [name, request] of [
      ['get_club_by_url', { url: 'de-dolfijn' }],
      ['get_club_conditions', { club: dolphin }],
      ['get_privacy', { club: dolphin }],
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

  it('a list of courses has the registrations of the own family only', async () => {
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
