import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import { clubActions, clubMembers, courses, courseTeachers, roleInvites, users } from '#server/db/schema.ts';
import { managesClub } from '#server/services/clubs/managesClub.ts';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const teacher = 9;
const manager = 10;
const zwaluw = 2;
const parent = 1;

describe('roles at a club', () => {
  let server: TestServer;
  let own: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const roleOf = async (uid: number, clubNid = arabesk) => {
    const isTheirs = and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.uid, uid));
    return (await db().select().from(clubMembers).where(isTheirs))[0]?.role;
  };
  const giveRole = (uid: number, role: StaffRole, clubNid = arabesk) =>
    db()
      .insert(clubMembers)
      .values({ clubNid, uid, role })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role } });
  const change = (holder: number, role: string) => own.call('change_role', { club: arabesk, holder, role });
  const end = (holder: number) => own.call('end_role', { club: arabesk, of: { holder } });

  it('come by a mailed link, which a manager can withdraw', async () => {
    const wanted = { club: arabesk, mail: 'Ouder@example.org', role: 'treasurer' } as const;
    await own.ask('invite_to_role', wanted);
    const mail = await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Word penningmeester van Dansstudio Arabesk op Clubpoort',
    });
    const { result } = await own.ask('get_club_roles', { club: arabesk });
    expect(result.invites).toMatchObject([{ mail: 'ouder@example.org', role: 'treasurer' }]);
    const an = await server.loggedIn('ouder@example.org');
    await an.ask('accept_role_invite', { code: codeIn(mail) });
    expect(await roleOf(parent)).toBe('treasurer');
    expect((await an.ask('validate_auth', { getPermissions: true })).user?.managed_clubs).toMatchObject([
      { nid: arabesk, role: 'treasurer' },
    ]);

    await own.ask('invite_to_role', { ...wanted, mail: 'nieuw@example.org' });
    const [open] = (await own.ask('get_club_roles', { club: arabesk })).result.invites;
    await own.ask('end_role', { club: arabesk, of: { invite: open?.invite ?? 0 } });
    expect((await own.ask('get_club_roles', { club: arabesk })).result.invites).toEqual([]);
    expect((await db().select().from(clubActions)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invite-role', 'withdraw-role-invite']),
    );
  });

  it('stay at each club: invitations of another one are neither listed nor withdrawn, and an old one is not listed', async () => {
    const now = server.clock.now();
    const invited = { role: 'door', sentAt: now, expiresAt: new Date(now.getTime() + 1000) } as const;
    const made = await db()
      .insert(roleInvites)
      .values([
        { ...invited, clubNid: zwaluw, mail: 'elders@example.org', codeHash: 'elders' },
        { ...invited, clubNid: arabesk, mail: 'oud@example.org', codeHash: 'oud', expiresAt: now },
        { ...invited, clubNid: arabesk, mail: 'nieuw@example.org', codeHash: 'nieuw' },
        { ...invited, clubNid: arabesk, mail: 'weg@example.org', codeHash: 'weg' },
      ])
      .returning();
    const withdraw = (invite = 0) => own.call('end_role', { club: arabesk, of: { invite } });
    for (const { id, mail } of made)
      if (/^(elders|weg)/.test(mail)) expect((await withdraw(id)).status).toBe(200);
    const { result } = await own.ask('get_club_roles', { club: arabesk });
    expect(result.invites.map(({ mail }) => mail)).toEqual(['nieuw@example.org']);
    expect(await db().$count(roleInvites)).toBe(3);
  });

  it('are not mailed to who has them, nor to what is no address', async () => {
    await db().update(users).set({ confirmedMail: users.mail }).where(eq(users.uid, manager));
    const again = { club: arabesk, mail: 'beheer@example.org', role: 'admin' } as const;
    expect(await own.call('invite_to_role', again)).toMatchObject({
      status: 409,
      body: { code: 'not-available' },
    });
    expect(await own.call('invite_to_role', { club: arabesk, mail: 'iemand', role: 'admin' })).toMatchObject({
      status: 422,
    });
  });

  it.each([
    ['an account that has not confirmed the address', { confirmedMail: null }],
    ['somebody who does not log in', { confirmedMail: 'beheer@example.org', passwordHash: null }],
    [
      'an account that has another address by now',
      { confirmedMail: 'beheer@example.org', mail: 'karim@example.org' },
    ],
  ])('are mailed to the address of %s', async (_who, changed) => {
    await db().update(users).set(changed).where(eq(users.uid, manager));
    await own.ask('invite_to_role', { club: arabesk, mail: 'beheer@example.org', role: 'admin' });
  });

  it('leave the address of an account alone that accepts what was mailed to another account', async () => {
    await own.ask('invite_to_role', { club: arabesk, mail: 'ouder@example.org', role: 'door' });
    const subject = 'Ontvang bezoekers van Dansstudio Arabesk met Clubpoort';
    const sent = await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject });
    const els = await server.loggedIn('federatie@example.org');
    await els.ask('accept_role_invite', { code: codeIn(sent) });
    const [row] = await db().select().from(users).where(eq(users.mail, 'federatie@example.org'));
    expect(await roleOf(row?.uid ?? 0)).toBe('door');
  });

  it('open nothing for somebody whom the club blocked', async () => {
    const isTheirs = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, manager));
    expect(await managesClub(db(), arabesk, { uid: manager })).toBe(true);
    await db().update(clubMembers).set({ isBlocked: true }).where(isTheirs);
    expect(await managesClub(db(), arabesk, { uid: manager })).toBe(false);
    const { user, adminURL } = await own.ask('validate_auth', { getPermissions: true });
    expect(user?.managed_clubs?.filter(({ nid }) => nid === arabesk)).toEqual([]);
    expect(adminURL).toBeNull();
  });

  it('leave a teacher the lessons when another one is given', async () => {
    await giveRole(teacher, 'teacher', zwaluw);
    expect((await change(teacher, 'secretary')).status).toBe(200);
    expect([await roleOf(teacher), await roleOf(teacher, zwaluw)]).toEqual(['secretary', 'teacher']);
    const isTheirs = eq(courseTeachers.uid, teacher);
    expect(await db().$count(courseTeachers, isTheirs)).toBeGreaterThan(0);
    const session = await server.loggedIn('docent@example.org');
    expect((await session.ask('validate_auth', {})).user?.teacher).toBe(true);
    const [elsewhere] = await db().select().from(courses).where(eq(courses.clubNid, 2));
    const [here] = await db().select().from(courseTeachers).where(isTheirs);
    const kept = [
      { courseNid: elsewhere?.nid ?? 0, uid: teacher },
      { courseNid: here?.courseNid ?? 0, uid: parent },
    ];
    await db().insert(courseTeachers).values(kept);
    expect((await end(teacher)).status).toBe(200);
    expect(await roleOf(teacher)).toBe('member');
    // Neither the lessons at another club end, nor those of another teacher.
    const left = await db()
      .select()
      .from(courseTeachers)
      .where(inArray(courseTeachers.uid, [teacher, parent]));
    expect(left.map(({ courseNid, uid }) => ({ courseNid, uid }))).toEqual(kept);
  });

  it('are changed only for who has one', async () => {
    expect(await change(parent, 'secretary')).toMatchObject({
      ...{ status: 409, body: { code: 'not-available' } },
    });
    expect(await roleOf(parent)).toBe('member');
  });

  it('never end for the last manager, also when two managers remove each other at once', async () => {
    // A manager who is blocked, and one of another club, don't run this club.
    await giveRole(parent, 'admin', zwaluw);
    await giveRole(teacher, 'admin');
    const isTeacher = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, teacher));
    await db().update(clubMembers).set({ isBlocked: true }).where(isTeacher);
    for (const answer of [await end(manager), await change(manager, 'treasurer')])
      expect(answer).toMatchObject({ status: 409, body: { code: 'not-available' } });
    await giveRole(parent, 'admin');
    const other = await server.loggedIn('ouder@example.org');
    const answers = await Promise.all([
      end(parent),
      other.call('end_role', { club: arabesk, of: { holder: manager } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const isAdmin = and(
      ...[eq(clubMembers.clubNid, arabesk), eq(clubMembers.role, 'admin')],
      eq(clubMembers.isBlocked, false),
    );
    expect(await db().$count(clubMembers, isAdmin)).toBe(1);
  });

  it('keep answers about health from a treasurer', async () => {
    await giveRole(parent, 'treasurer');
    const treasurer = await server.loggedIn('ouder@example.org');
    expect((await treasurer.ask('get_managed_courses', { club: arabesk })).health).toBe(false);
    expect(await treasurer.call('download_registrations', { club: arabesk, health: true })).toMatchObject({
      status: 403,
    });
  });
});
