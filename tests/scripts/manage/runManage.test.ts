import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runManage } from '#scripts/manage/runManage.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubMembers, roleInvites, users } from '#server/db/schema.ts';
import { createSeededDatabase } from '../../server/support/database/createSeededDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../server/support/testServer.ts';

const newcomer = {
  fname: 'Nele',
  lname: 'Janssens',
  birthdate: '1985-11-03',
  password: 'vier paarse olifanten',
};

describe('npm run manage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-manage-'));
  let url: string;
  let server: TestServer;
  beforeAll(async () => {
    url = await createSeededDatabase();
    const database = await openPostgres(url, (error) => expect.fail(error.message));
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const manage = async (...args: string[]) => {
    const said: string[] = [];
    const env = { DATABASE_URL: url, DATA_DIR: folder, PORTAL_URL: 'https://club.example.org' };
    const exit = await runManage(args, { env, clock: server.clock, say: (line) => said.push(line) });
    const code = /rol-aanvaarden\?code=([\w-]+)/.exec(said.join('\n'))?.[1] ?? '';
    return { exit, said: said.join('\n'), code };
  };
  const register = async (mail: string): Promise<TestClient> => {
    const client = server.client();
    await client.ask('register_account', { ...newcomer, mail });
    return client;
  };

  it('invites a manager by a mailed link that works once, and confirms the address', async () => {
    const { exit, said, code } = await manage('invite-manager', 'arabesk', 'Nele@Arabesk.example');
    expect([exit, said]).toEqual([
      0,
      expect.stringContaining('https://club.example.org/rol-aanvaarden?code='),
    ]);
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(1);
    const [kept] = await server.database.db.select().from(roleInvites);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect((await server.client().ask('get_role_invite', { code })).result).toMatchObject({
      club: { url: 'arabesk' },
      role: 'admin',
      mail: 'nele@arabesk.example',
    });
    const nele = await register('nele@arabesk.example');
    expect((await nele.ask('validate_auth', {})).user).toMatchObject({
      unconfirmed_mail: 'nele@arabesk.example',
    });
    await nele.ask('accept_role_invite', { code });
    const { user } = await nele.ask('validate_auth', { getPermissions: true });
    expect(user).toMatchObject({ clubPermissions: true });
    expect(user).not.toHaveProperty('unconfirmed_mail');
    const again = await (await server.loggedIn('docent@example.org')).call('accept_role_invite', { code });
    expect([again.status, again.body.code]).toEqual([410, 'code-used']);
    expect(await manage('invite-manager', 'arabesk', 'nele@arabesk.example')).toMatchObject({
      exit: 0,
      said: expect.stringContaining('already'),
    });
  });

  it('gives an existing account the role of a teacher, and a manager stays one', async () => {
    const els = await server.loggedIn('federatie@example.org');
    const first = await manage('invite-teacher', 'arabesk', 'federatie@example.org');
    await els.ask('accept_role_invite', { code: first.code });
    expect((await els.ask('validate_auth', {})).user).toMatchObject({ teacher: true });
    const { code } = await manage('invite-manager', 'arabesk', 'federatie@example.org');
    await els.ask('accept_role_invite', { code });
    const teacher = await manage('invite-teacher', 'arabesk', 'els.tweede@example.org');
    await els.ask('accept_role_invite', { code: teacher.code });
    expect((await manage('list', 'arabesk')).said).toContain('manager  federatie@example.org');
  });

  it('ends an invitation after 14 days, when it is replaced, and when it is revoked', async () => {
    const refused = async (code: string) =>
      (await server.client().call('get_role_invite', { code })).body.code === 'code-used';
    const replaced = await manage('invite-teacher', 'kompas', 'wim@example.org');
    const late = await manage('invite-teacher', 'kompas', 'wim@example.org');
    const others = [
      await manage('invite-teacher', 'arabesk', 'wim@example.org'),
      await manage('invite-teacher', 'kompas', 'ann@example.org'),
    ];
    expect((await manage('list', 'de-zwaluw')).said).not.toContain('invited until');
    expect([await refused(replaced.code), await refused(late.code)]).toEqual([true, false]);
    expect((await manage('list', 'kompas')).said).toMatch(/teacher {2}wim@example\.org \(invited until/);
    server.clock.advance({ days: 14 });
    expect(await refused(late.code)).toBe(true);
    expect((await manage('list', 'kompas')).said).not.toContain('wim@example.org');
    server.clock.reset();
    expect(await manage('revoke', 'kompas', 'wim@example.org')).toMatchObject({ exit: 0 });
    expect(await refused(late.code)).toBe(true);
    expect(await manage('revoke', 'kompas', 'wim@example.org')).toMatchObject({ exit: 1 });
    // The invitations of the address to another club stay, and so do those of others to this one.
    for (const { code } of others) expect(await refused(code)).toBe(false);
  });

  it('takes a role away from its account at once', async () => {
    const mail = 'kort@arabesk.example';
    const { code } = await manage('invite-manager', 'arabesk', mail);
    const client = await register(mail);
    await client.ask('accept_role_invite', { code });
    const { db } = server.database;
    const [record] = await db
      .insert(users)
      .values({ fname: 'Kort', lname: 'Bestaan', mail, color: '#000000' })
      .returning();
    const uid = record?.uid ?? 0;
    await db.insert(clubMembers).values({ clubNid: 1, uid, role: 'door' });
    await manage('revoke', 'arabesk', mail);
    expect((await client.ask('validate_auth', { getPermissions: true })).user).toMatchObject({
      clubPermissions: false,
    });
    // The role of an address is that of its login. A record with the same address keeps its own.
    const roles = await db
      .select()
      .from(clubMembers)
      .where(inArray(clubMembers.uid, [uid, 10]));
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['admin', 'door']);
  });

  it('lets only one of two people have a link that both open at once', async () => {
    const { code } = await manage('invite-manager', 'kompas', 'samen@example.org');
    const clients = await Promise.all([register('een@samen.example'), register('twee@samen.example')]);
    const answers = await Promise.all(clients.map((client) => client.call('accept_role_invite', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it.each([
    [[], 0],
    [['invite-manager', 'arabesk'], 2],
    [['invite-manager', 'nergens', 'x@example.org'], 1],
    [['invite-manager', 'arabesk', 'geen adres'], 1],
    [['list', 'nergens'], 1],
  ])('explains %j', async (args, exit) => {
    expect((await manage(...args)).exit).toBe(exit);
  });
});
