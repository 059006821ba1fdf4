import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '#schemas/operations.ts';
import { users } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const login = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adminUrl: 'https://beheer.example.org/' });
});
afterAll(() => server.stop());

describe('validate_auth', () => {
  it('answers null to a visitor', async () => {
    const { user, adminURL } = await server.client().ask('validate_auth', {});
    expect([user, adminURL]).toEqual([null, null]);
  });

  it('refuses an invalid token and clears its cookie', async () => {
    const client = server.client();
    client.cookie = 'auth=kaf';
    expect(await client.call('validate_auth', {})).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect(client.cookie).toBeUndefined();
  });

  it('identifies the token in the request without setting a cookie', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const client = server.client();
    const { user } = await client.ask('validate_auth', { auth: parent.cookie?.replace('auth=', '') ?? '' });
    expect([user?.uid, client.cookie]).toEqual([1, undefined]);
    expect((await client.call('validate_auth', { auth: 'kaf' })).status).toBe(401);
  });

  it('gives the admin panel only to somebody who runs a club', async () => {
    const admin = await server.loggedIn('beheer@example.org');
    expect(await admin.ask('validate_auth', { getPermissions: true })).toMatchObject({
      adminURL: 'https://beheer.example.org/',
      user: { clubPermissions: true },
    });
    const teacher = await server.loggedIn('docent@example.org');
    expect(await teacher.ask('validate_auth', { getPermissions: true })).toMatchObject({
      adminURL: null,
      user: { teacher: true },
    });
  });

  it('gives the admin panel only when the request asks for permissions', async () => {
    const admin = await server.loggedIn('beheer@example.org');
    expect((await admin.ask('validate_auth', { getPermissions: false })).adminURL).toBeNull();
    expect((await admin.ask('validate_auth', { getPermissions: true })).adminURL).toContain('https://beheer');
  });

  it('gives the memberships of a federation', async () => {
    const member = await server.loggedIn('federatie@example.org');
    expect(await member.ask('validate_auth', {})).toMatchObject({
      user: { uid: 12, hasMembershipCards: true },
      dsv_members: [{ uid: 12 }],
      federations: { '12': [{ type: 'member', membership_no: 'DF-2048-17' }] },
    });
  });

  it('tells a blocked account why it is blocked, and all other operations refuse that account', async () => {
    const blocked = await server.loggedIn('geblokkeerd@example.org');
    expect((await blocked.ask('validate_auth', {})).user).toMatchObject({
      blocked: true,
      blocked_reason: 'Er staan nog kostennota’s van vorig seizoen open.',
    });
    const code = { auth: 'kaf' };
    const requests: Partial<Record<OperationName, unknown>> = {
      login,
      register_account: { ...login, fname: 'An', lname: 'Peeters', birthdate: '1985-11-03' },
      open_guest_session: { club: 1, fname: 'Fons', lname: 'Nijs', mail: 'fons@example.org' },
      request_password_reset: { mail: login.mail },
      reset_password: { code: 'kaf', password: 'een heel nieuw wachtwoord' },
      change_password: { current: 'demo-wachtwoord', password: 'een heel nieuw wachtwoord' },
      create_auth_code: {},
      confirm_mail: { code: 'kaf' },
      send_mail_confirmation: {},
      get_sessions: {},
      log_out_everywhere: {},
      exchange_auth_code: code,
      open_admin_panel: {},
      get_profile: { uid: 11 },
      save_profile: { uid: 11, phone: '' },
      add_family_member: { fname: 'Fien', lname: 'Lemmens', birthdate: '2022-10-12' },
      add_new_parent: { uid: 11 },
      export_my_data: { password: 'demo-wachtwoord' },
      get_erasure: { uid: 11 },
      erase_my_data: { uid: 11, password: 'demo-wachtwoord' },
      withdraw_health_consent: { uid: 11 },
      get_last_unpaid_order: { club: 1 },
      get_club_by_url: { url: 'arabesk' },
      get_courses: { club: 1, type: 'course' },
      search_clubs: {},
      get_invoice: { oid: 1 },
      get_user_family_members: { uid: 11 },
    };
    for (const [name, request] of Object.entries(requests))
      expect(await blocked.call(name as OperationName, request)).toMatchObject({
        status: 403,
        body: { errors: ['Jouw account is geblokkeerd, contacteer jouw clubbeheerder.'] },
      });
    // All operations of these groups are refused, except two.
    const groups: readonly string[] = ['session', 'family'];
    const open = Object.values(operations).filter(
      ({ group, name }) => groups.includes(group) && !(name in requests),
    );
    expect(open.map(({ name }) => name)).toEqual(['logout', 'validate_auth']);
    await server.database.db.update(users).set({ blockedReason: null }).where(eq(users.uid, 11));
    expect((await blocked.ask('validate_auth', {})).user).not.toHaveProperty('blocked_reason');
    await blocked.ask('logout', {});
  });
});
