import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextSeason, withSeason } from '#rules/season/nextSeason.ts';
import { clubMembers, courses, priorityInvites, registrations, tariffs, users } from '#server/db/schema.ts';
import { mailInvites } from '#server/services/own-registrations/priority-invites/mailInvites.ts';
import {
  openOffer,
  planOf,
  publicationsOf,
  publishAs,
  type VersionedOffer,
} from '../../support/files/offers.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const origin = 'https://portaal.example';

describe('publish_offer with a season to which members come first', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    await enrolChildren();
    await listMember('Rik');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const season = async (): Promise<VersionedOffer> => {
    const { version, file } = await openOffer(karim);
    const opening = { is: 'on', moment: '2027-06-01 20:00', members: '2027-05-25 20:00' } as const;
    return {
      version,
      file: withSeason(file, nextSeason(file, { season: 2027, listsLessons: true, opening })),
    };
  };
  /** Children of some families, in a weekly course of this season. */
  const enrolChildren = async () => {
    const [begun] = await db()
      .select({ nid: tariffs.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(
        and(
          eq(courses.url, 'jazz-tieners'),
          eq(tariffs.type, 'regular'),
          lt(courses.firstStartsAt, server.clock.now()),
        ),
      );
    const children = await db().select().from(users).where(isNotNull(users.parentUid)).limit(5);
    const registered = {
      tariffNid: begun?.nid ?? 0,
      status: 1,
      registeredAt: server.clock.now(),
      isTicket: false,
    };
    await db()
      .insert(registrations)
      .values(children.map(({ uid }) => ({ ...registered, uid })))
      .onConflictDoNothing();
  };
  /** A member of the club who never had a lesson there. */
  const listMember = async (fname: string) => {
    const mail = `${fname.toLowerCase()}@example.org`;
    const [{ uid } = { uid: 0 }] = await db()
      .insert(users)
      .values({ fname, lname: 'Nieuw', mail, color: '#000000' })
      .returning();
    const listing = { clubNid: arabesk, uid, listedAt: server.clock.now() };
    await db()
      .insert(clubMembers)
      .values({ ...listing, role: 'member' });
  };
  const round = async () => {
    await mailInvites({ db: db(), clock: server.clock, portalOrigin: origin });
    await server.settled();
  };
  const mails = async () =>
    (await readMails(server.mailFolder)).filter(({ subject }) =>
      subject?.includes('mogen eerst inschrijven'),
    );
  const publish = async (offer: VersionedOffer) =>
    expect((await publishAs(karim, offer)).body).toMatchObject({ result: { faults: [] } });

  it('says how many mails leave, and mails each family once after the hour in which it can be taken back', async () => {
    const offer = await season();
    const { notes } = await planOf(karim, offer);
    const [, planned] = /vertrekken (\d+) mails/.exec(notes.join(' ')) ?? [];
    expect(await db().$count(priorityInvites)).toBe(0);
    await publish(offer);
    await round();
    expect(await mails()).toEqual([]);
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    // Another process, or one that was killed after the first.
    await round();
    const sent = await mails();
    expect(sent).toHaveLength(Number(planned));
    expect(new Set(sent.map(({ to }) => to?.[0]?.address)).size).toBe(sent.length);
    const texts = sent.map(({ text }) => text ?? '').join('\n');
    // The course that continues theirs, for the child.
    expect(texts).toContain(`${origin}/arabesk/jazz-tieners-2027-2028?uid=3`);
    // He has no course that another one continues. He has no login either: his link takes his record over first.
    const toRik = sent.find(({ to }) => to?.[0]?.address === 'rik@example.org')?.text ?? '';
    expect(toRik).toContain('Rik: kies uit');
    expect(toRik).toContain(`redirect=${encodeURIComponent('/arabesk/cursussen?uid=')}`);
    expect(toRik).toContain('Nog geen account?');
    expect(texts.match(/Nog geen account\?/g)).toHaveLength(1);
    expect(texts.replaceAll(/\s+/g, ' ')).toContain(
      'van dinsdag 25 mei 2027 om 20u00 tot dinsdag 01 juni 2027 om 20u00',
    );
  });

  it('leaves out whom the club or the portal blocked, in the count and in the mails', async () => {
    const rik = await db().select({ uid: users.uid }).from(users).where(eq(users.mail, 'rik@example.org'));
    await listMember('Bo');
    await db().update(users).set({ isBlocked: true }).where(eq(users.mail, 'bo@example.org'));
    await db()
      .update(clubMembers)
      .set({ isBlocked: true })
      .where(and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, rik[0]?.uid ?? 0)));
    const offer = await season();
    const { notes } = await planOf(karim, offer);
    await publish(offer);
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    const sent = await mails();
    expect(notes.join(' ')).toContain(`vertrekken ${sent.length} mails`);
    for (const mail of ['rik@example.org', 'bo@example.org'])
      expect(sent.map(({ to }) => to?.[0]?.address)).not.toContain(mail);
    expect(sent.length).toBeGreaterThan(0);
  });

  it('invites nobody twice for a course, also where its prices are published again', async () => {
    await publish(await season());
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    const before = (await mails()).length;
    const { version, file } = await openOffer(karim);
    for (const { url, tariffs } of file.courses)
      if (url.endsWith('2027-2028')) for (const tariff of tariffs) tariff.price += 1;
    await publish({ version, file });
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    expect(await mails()).toHaveLength(before);
  });

  it('mails a family about a later invitation alone, and not again about the earlier ones', async () => {
    await publish(await season());
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    const before = (await mails()).length;
    const invited = await db().$count(priorityInvites);
    const [one] = await db().select().from(priorityInvites).where(eq(priorityInvites.uid, 3));
    const first = one?.mailedAt ?? new Date(0);
    const isOne = and(eq(priorityInvites.uid, 3), eq(priorityInvites.courseNid, one?.courseNid ?? 0));
    await db().update(priorityInvites).set({ mailedAt: null }).where(isOne);
    server.clock.advance({ seconds: 60 });
    await round();
    expect(await mails()).toHaveLength(before + 1);
    expect(await db().$count(priorityInvites, eq(priorityInvites.mailedAt, first))).toBe(invited - 1);
  });

  it('mails nobody where the season is taken back within the hour', async () => {
    await publish(await season());
    const [made] = await publicationsOf(karim);
    expect(made?.unmailed).toBeGreaterThan(0);
    const taking = { club: arabesk, publication: made?.id ?? 0 };
    expect((await karim.ask('take_back_offer', taking, newKey())).result.unmailed).toBe(made?.unmailed);
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    expect(await mails()).toEqual([]);
    expect(await db().$count(priorityInvites)).toBe(0);
  });

  it('can not be taken back any more once its mails have left', async () => {
    await publish(await season());
    const [made] = await publicationsOf(karim);
    server.clock.advance({ seconds: 61 * 60 });
    await round();
    const taking = { club: arabesk, publication: made?.id ?? 0 };
    expect((await karim.call('take_back_offer', taking, newKey())).status).toBe(409);
  });

  it('sends nothing that would come after the days of priority', async () => {
    await publish(await season());
    server.clock.advance({ days: 250 });
    await round();
    expect(await mails()).toEqual([]);
    expect(await db().$count(priorityInvites, and(isNotNull(priorityInvites.mailedAt)))).toBeGreaterThan(0);
  });
});
