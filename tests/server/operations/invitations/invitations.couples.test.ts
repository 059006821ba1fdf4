import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coupleInvites, reservations, tariffs } from '#server/db/schema.ts';
import { queueMailEvents } from '#server/mail/outbox/queueMails.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { mailOnceThere } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const tango = 1151;
const hiphop = 1041;
const an = 1;
const karim = 10;
const els = 12;
const partnerPlace = and(eq(reservations.kind, 'partner'), eq(reservations.ref, tango));

describe('invitations to a course for couples', () => {
  let server: TestServer;
  let parent: TestClient;
  let other: TestClient;
  let invite: typeof coupleInvites.$inferSelect;
  let kept: typeof reservations.$inferSelect;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    other = await server.loggedIn('federatie@example.org');
    const { db } = server.database;
    [invite, kept] = [
      one(await db.select().from(coupleInvites)),
      one(await db.select().from(reservations).where(partnerPlace)),
    ];
  });
  afterEach(async () => {
    const { db } = server.database;
    await db.update(coupleInvites).set(invite);
    await db.insert(reservations).overridingSystemValue().values(kept).onConflictDoNothing();
    server.clock.reset();
  });
  afterAll(() => server.stop());

  const couples = async (client: TestClient, uid: number, code?: string) =>
    (await client.ask('get_invitations', { club: 1, uid, ...(code && { invite: code }) })).result.couples;
  const answer = (accept: boolean) => ({ club: 1, uid: an, cciid: invite.cciid, accept });

  it('get_invitations shows an invitation to the mail address of the user, with the inviter, the course, the role and the end', async () => {
    expect(await couples(parent, an)).toEqual([
      {
        cciid: invite.cciid,
        club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
        course: { nid: 115, url: 'tango-voor-koppels', title: 'Tango voor koppels' },
        tariff: { nid: tango, title: 'Per persoon' },
        inviter: 'Karim El Amrani',
        role: 'Volger',
        expires: invite.invitedAt.getTime() / 1000 + 7 * 24 * 60 * 60,
      },
    ]);
    expect(await couples(other, els)).toEqual([]);
    const inviter = await server.loggedIn('beheer@example.org');
    expect(await couples(inviter, karim)).toEqual([]);
    // Not with the mailed code either: nobody answers an invitation of the own family.
    expect(await couples(inviter, karim, invite.code)).toEqual([]);
    expect((await parent.ask('get_invitations', { club: 2, uid: an })).result.couples).toEqual([]);
  });

  it('get_invitations is refused at a club with a free licence', async () => {
    const kompas = 3;
    expect(await parent.call('get_invitations', { club: kompas, uid: an })).toMatchObject({
      status: 404,
      body: { errors: ['Deze club werkt niet met uitnodigingen.'] },
    });
  });

  it('get_invitations shows an invitation to anybody with its mailed code, and nothing for a made-up code', async () => {
    expect(await couples(other, els, invite.code)).toHaveLength(1);
    expect(await couples(other, els, 'x'.repeat(32))).toEqual([]);
  });

  it('an invitation expires after seven days, to the second', async () => {
    server.clock.advance({ days: 7, seconds: -1 });
    expect(await couples(parent, an)).toHaveLength(1);
    server.clock.advance({ seconds: 1 });
    expect(await couples(parent, an)).toEqual([]);
    expect(await parent.call('answer_invitation', answer(true))).toMatchObject({ status: 404 });
  });

  it('answer_invitation records who accepts, and the invitation stays open until the order', async () => {
    await parent.ask('answer_invitation', answer(true));
    const { db } = server.database;
    expect(one(await db.select().from(coupleInvites))).toMatchObject({ state: 'open', partnerUid: an });
    expect(await db.$count(reservations, partnerPlace)).toBe(1);
    expect(await couples(parent, an)).toHaveLength(1);
  });

  it('answer_invitation with a refusal frees the place and mails the inviter', async () => {
    await parent.ask('answer_invitation', answer(false));
    const { db } = server.database;
    expect(one(await db.select().from(coupleInvites))).toMatchObject({ state: 'declined', partnerUid: an });
    expect(await db.$count(reservations, partnerPlace)).toBe(0);
    expect(await couples(parent, an)).toEqual([]);
    const mail = await mailOnceThere(server.mailFolder, {
      to: 'beheer@example.org',
      subject: 'An Peeters komt niet mee naar Tango voor koppels',
    });
    expect(mail.text).toContain('Dag Karim');
    expect(await parent.call('answer_invitation', answer(true))).toMatchObject({ status: 404 });
  });

  it('answer_invitation with a refusal keeps every other place and invitation: those of the inviter, and those of others', async () => {
    const { db } = server.database;
    const { id: _, ...place } = kept;
    const { cciid: _cciid, code: _code, ...same } = invite;
    const places = await db
      .insert(reservations)
      .values([
        { ...place, ref: hiphop },
        { ...place, uid: els },
        { ...place, kind: 'place' },
      ])
      .returning();
    const invites = await db
      .insert(coupleInvites)
      .values([
        { ...same, tariffNid: hiphop },
        { ...same, inviterUid: els },
      ])
      .returning();
    await parent.ask('answer_invitation', answer(false));
    const isPlace = inArray(
      reservations.id,
      places.map(({ id }) => id),
    );
    expect(await db.select().from(reservations).where(isPlace)).toEqual(places);
    expect(await db.$count(reservations, eq(reservations.id, kept.id))).toBe(0);
    const isInvite = inArray(
      coupleInvites.cciid,
      invites.map(({ cciid }) => cciid),
    );
    expect(await db.select().from(coupleInvites).where(isInvite)).toEqual(invites);
    await db.delete(reservations).where(isPlace);
    await db.delete(coupleInvites).where(isInvite);
  });

  it('answer_invitation is not found when somebody else answered it while the answer waited for its turn', async () => {
    const { db } = server.database;
    const { answered } = await db.transaction(async (tx) => {
      await tx.select().from(tariffs).where(eq(tariffs.nid, tango)).for('update');
      const waiting = parent.call('answer_invitation', answer(true));
      await untilBlocked({ tx, watcher: db, statement: /"tariffs"/ });
      await tx.update(coupleInvites).set({ state: 'declined' });
      return { answered: waiting };
    });
    expect(await answered).toMatchObject({ status: 404 });
    expect(one(await db.select().from(coupleInvites))).toMatchObject({ state: 'declined', partnerUid: null });
  });

  it('get_invitations tells only the inviter the state of an invitation, at each step', async () => {
    const { db } = server.database;
    const asker = await server.loggedIn('beheer@example.org');
    const sent = async (client: TestClient, uid: number) =>
      (await client.ask('get_invitations', { club: 1, uid })).result.sent;
    expect(await sent(asker, karim)).toEqual([
      expect.objectContaining({
        name: 'Karim El Amrani',
        partner: 'An Peeters',
        role: 'Volger',
        state: 'asked',
      }),
    ]);
    expect(await sent(parent, an)).toEqual([]);
    expect((await asker.ask('get_invitations', { club: 2, uid: karim })).result.sent).toEqual([]);
    await parent.ask('answer_invitation', answer(true));
    expect(await sent(asker, karim)).toMatchObject([{ state: 'coming' }]);
    server.clock.advance({ days: 7 });
    expect(await sent(await server.loggedIn('beheer@example.org'), karim)).toMatchObject([
      { state: 'expired' },
    ]);
    server.clock.reset();
    for (const [state, told] of [
      ['accepted', 'registered'],
      ['declined', 'declined'],
    ] as const) {
      await db.update(coupleInvites).set({ state });
      expect(await sent(asker, karim)).toMatchObject([{ state: told }]);
    }
  });

  it("get_invitations shows only the inviter's last invitation for a course, and none of long ago", async () => {
    const { db } = server.database;
    const asker = await server.loggedIn('beheer@example.org');
    const partners = async () => {
      const { sent } = (await asker.ask('get_invitations', { club: 1, uid: karim })).result;
      return sent.map(({ partner }) => partner);
    };
    await db.update(coupleInvites).set({ state: 'expired' });
    const { cciid: _first, code: _code, ...again } = { ...invite, fname: 'Jo', lname: 'Claes' };
    const added = await db.insert(coupleInvites).values(again).returning();
    expect(await partners()).toEqual(['Jo Claes']);
    await db.delete(coupleInvites).where(eq(coupleInvites.cciid, one(added).cciid));
    await db
      .update(coupleInvites)
      .set({ invitedAt: new Date(invite.invitedAt.getTime() - 400 * 86_400_000) });
    expect(await partners()).toEqual([]);
  });

  it('answer_invitation is not found for another user without the code, and works with the code', async () => {
    const theirs = { ...answer(true), uid: els };
    for (const request of [theirs, { ...theirs, invite: 'x' }, { ...theirs, club: 2, invite: invite.code }])
      expect(await other.call('answer_invitation', request)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    await other.ask('answer_invitation', { ...theirs, invite: invite.code });
    expect(await couples(other, els)).toHaveLength(1);
  });

  it('get_course has the invitation for the invited user, and not for a visitor or another user, whatever `ccci` they send', async () => {
    const ccci = `${karim};115:${tango}`;
    const asked = async (client: TestClient, brought?: string) => {
      const request = { club: 1, course: 'tango-voor-koppels', ...(brought && { ccci: brought }) };
      return (await client.ask('get_course', request)).result.tariffs[0]?.coupleCourse;
    };
    const found = { cciid: invite.cciid, inviter: 'Karim El Amrani', role: 'Volger' };
    expect((await asked(parent))?.coupleCourseInvite).toEqual(found);
    expect((await asked(parent, ccci))?.coupleCourseInvite).toEqual(found);
    expect(await asked(other, ccci)).toEqual({ roles: ['Leider', 'Volger'] });
    expect(await asked(server.client(), ccci)).toEqual({ roles: ['Leider', 'Volger'] });
  });

  it('get_course prefers the invitation that `ccci` names to another one for the same tariff', async () => {
    const { db } = server.database;
    const { cciid: _, code: _code, ...same } = invite;
    const [second] = await db
      .insert(coupleInvites)
      .values({ ...same, inviterUid: els, role: 'Leider' })
      .returning();
    const inviterFor = async (ccci?: string) => {
      const request = { club: 1, course: 'tango-voor-koppels', ...(ccci && { ccci }) };
      const [tariff] = (await parent.ask('get_course', request)).result.tariffs;
      return tariff?.coupleCourse?.coupleCourseInvite?.inviter;
    };
    expect(await inviterFor()).toBe('Karim El Amrani');
    expect(await inviterFor(`${els};115:${tango}`)).toBe('Els Claes');
    await db.delete(coupleInvites).where(eq(coupleInvites.cciid, second?.cciid ?? 0));
  });

  it('the mail of an invitation gives the partner a link that opens the invitation', async () => {
    const { db } = server.database;
    const { clock } = server;
    const event = { type: 'partner', cciid: invite.cciid } as const;
    const portalOrigin = 'https://club.example.org';
    await queueMailEvents({ db, clock }, [{ kind: 'partner', event, portalOrigin }]);
    await server.settled();
    const mail = await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Karim El Amrani vraagt je mee naar Tango voor koppels',
    });
    expect(mail.text).toContain(`https://club.example.org/arabesk/uitnodigingen?invite=${invite.code}`);
    expect(mail.text).toContain('Jouw rol: Volger.');
  });
});

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows instead of one`);
  return row;
}
