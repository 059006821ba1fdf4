import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { largestInteger } from '#schemas/scalars.ts';
import { unixSecondsOf } from '#server/clock.ts';
import {
  clubActions,
  clubMessages,
  communicationRecipients,
  communicationStatuses,
  communications,
  outgoingMails,
  users,
} from '#server/db/schema.ts';
import { sentMessageMail } from '#server/services/messages/mail/messageMail.ts';
import { sweepMessages } from '#server/services/messages/messageDrafts.ts';
import { sendDueMessages } from '#server/services/messages/sendMessage.ts';
import { nl } from '#server/texts/nl.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

type Draft = Omit<OperationRequest<'save_club_message'>, 'club' | 'revision'>;

/** An Peeters, the parent of Noor and Lars. */
const an = 1;
const noor = 2;
/** A club that Karim doesn't run. */
const dolphin = 4;

const draft: Draft = {
  ...{ title: 'Show: kom op tijd', audience: 'everybody', courses: [], newsletter: false },
  body: [
    { type: 'heading', text: 'De show' },
    { type: 'text', spans: [{ text: 'Kom <b>op</b> tijd', bold: true, url: null }] },
  ],
};

describe('messages of managers', () => {
  let server: TestServer;
  let karim: TestClient;
  let parent: TestClient;
  /** Messages of a colleague and of another club, which no test changes. */
  let others: (typeof clubMessages.$inferSelect)[];
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    parent = await server.loggedIn('ouder@example.org');
    const other = {
      ...{ body: draft.body, audience: draft.audience, changedAt: server.clock.now() },
      ...{ revision: 5, changedBy: 9 },
    };
    const later = new Date(server.clock.now().getTime() + 100 * 86_400_000);
    others = await db()
      .insert(clubMessages)
      .values([
        { ...other, clubNid: arabesk, title: 'Van een collega' },
        { ...other, clubNid: dolphin, title: 'Van een andere club' },
        { ...other, clubNid: dolphin, title: 'Later, van een andere club', sendAt: later },
      ])
      .returning();
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterEach(async () => {
    const isOther = inArray(
      clubMessages.id,
      others.map(({ id }) => id),
    );
    expect(await db().select().from(clubMessages).where(isOther).orderBy(clubMessages.id)).toEqual(others);
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const save = async (change: Partial<Draft> = {}) =>
    (await karim.ask('save_club_message', { club: arabesk, revision: 0, ...draft, ...change })).result;
  const send = (message: { id: number; revision: number }, at?: number, key = newKey()) =>
    karim.call(
      'send_club_message',
      {
        ...{ club: arabesk, messageId: message.id, revision: message.revision },
        ...(at !== undefined && { at }),
      },
      key,
    );
  const found = async (id: number) =>
    (await karim.ask('get_club_message', { club: arabesk, messageId: id })).result;
  const count = async (asked: Omit<OperationRequest<'count_message_readers'>, 'club'>) =>
    (await karim.ask('count_message_readers', { club: arabesk, ...asked })).result;
  const addressesOf = (mails: Awaited<ReturnType<typeof readMails>>) =>
    mails.map(({ to }) => to?.[0]?.address ?? '').toSorted();

  it('reach each address once, parents instead of minors, and stand in the portal of the family', async () => {
    const saved = await save();
    const counted = await count({ audience: 'everybody' });
    const sent = await send(saved);
    expect(sent.body).toEqual({ result: { people: counted.people, addresses: counted.addresses } });
    await server.settled();
    const mails = await readMails(server.mailFolder);
    const addresses = addressesOf(mails);
    expect(addresses).toHaveLength(counted.addresses);
    expect(new Set(addresses).size).toBe(addresses.length);
    const toAn = mails.find(({ to }) => to?.[0]?.address === 'ouder@example.org');
    expect(toAn).toMatchObject({
      subject: draft.title,
      replyTo: [{ address: 'hallo@arabesk.example.org' }],
      text: expect.stringMatching(/^Dag An\n\nDe show\n\nKom <b>op<\/b> tijd\n.*voor .*Noor/s),
      html: expect.stringContaining('<strong>Kom &lt;b&gt;op&lt;/b&gt; tijd</strong>'),
    });
    expect(toAn?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    const [shown] = (await parent.ask('get_communications', {})).result;
    expect(shown).toMatchObject({ title: draft.title, summary: 'Kom <b>op</b> tijd', read: false });
    expect(shown?.recipients.map(({ uid }) => uid)).toContain(noor);
    const place = { club: 'arabesk', message: shown?.url ?? '' };
    expect((await parent.ask('get_communication', place)).result.body).toEqual(draft.body);
    await parent.ask('read_communication', place);
    const message = await found(saved.id);
    expect(message).toMatchObject({ state: 'sent', people: counted.people, sending: 0 });
    expect(message.read).toBe(shown?.recipients.length);
    const actions = (await karim.ask('get_club_actions', { club: arabesk, offset: 0 })).result;
    expect(actions[0]).toMatchObject({ action: 'send-message', what: draft.title });
  });

  it('are sent once, whoever asks again', async () => {
    const saved = await save();
    const key = newKey();
    const [first, repeated] = [await send(saved, undefined, key), await send(saved, undefined, key)];
    expect(repeated.body).toEqual(first.body);
    expect(await send(saved)).toMatchObject({ status: 409, body: { code: 'not-available' } });
    await sendDueMessages({ db: db(), clock: server.clock });
    expect(await db().$count(communications, eq(communications.title, draft.title))).toBe(1);
  });

  it('count people without an address by name, and people who declined mails', async () => {
    await db().update(users).set({ mail: null, passwordHash: null }).where(eq(users.uid, an));
    const without = await count({ audience: 'everybody' });
    expect(without.unreached).toEqual(expect.arrayContaining(['Noor Peeters', 'Lars Peeters']));
    const saved = await save();
    await send(saved);
    expect((await found(saved.id)).unreached).toContainEqual({ name: 'Noor Peeters', why: 'no-address' });
    const own = await save({ audience: 'people', members: [10] });
    await send(own);
    await server.settled();
    const [sent] = await db().select().from(clubMessages).where(eq(clubMessages.id, saved.id));
    const at = server.clock.now();
    const of = { communicationId: sent?.communicationId ?? 0, isNewsletter: false, origin: null };
    await db()
      .insert(outgoingMails)
      .values({
        ...{ id: randomUUID(), kind: 'message', clubNid: arabesk, uid: 9, recipient: 'docent@example.org' },
        ...{ queuedAt: at, dueAt: at, failedAt: at, failure: 'EENVELOPE 550' },
        content: { text: '', message: { ...of, to: 'Zoë', about: [] } },
      });
    const told = await found(saved.id);
    expect(told).toMatchObject({ sending: 0 });
    expect(told.unreached).toContainEqual(expect.objectContaining({ why: 'undelivered' }));
    // The readers whom the other message did not reach are listed with that one alone.
    expect((await found(own.id)).unreached).toEqual([]);
  });

  it('of a newsletter leave out who did not ask for it, and can be ended in one click', async () => {
    const mails = ['ouder@example.org', 'docent@example.org'] as const;
    const choice = { clubNid: arabesk, communication: 'subscribed' } as const;
    await db().delete(communicationStatuses);
    await db()
      .insert(communicationStatuses)
      .values([
        { ...choice, uid: noor, mail: mails[0], newsletter: 'subscribed' },
        { ...choice, uid: an, mail: mails[0], newsletter: 'subscribed' },
        { ...choice, uid: 9, mail: mails[1], newsletter: 'unsubscribed' },
        // A former address, and the choices for another club.
        { ...choice, uid: 9, mail: 'vroeger@example.org', newsletter: 'subscribed' },
        { ...choice, clubNid: dolphin, uid: an, mail: mails[0], newsletter: 'subscribed' },
        { ...choice, clubNid: dolphin, uid: 9, mail: mails[1], newsletter: 'subscribed' },
      ]);
    expect(await count({ audience: 'everybody', newsletter: true })).toMatchObject({
      ...{ people: 2, addresses: 1, unreached: [] },
    });
    await send(await save({ newsletter: true }));
    await server.settled();
    const [mail] = await readMails(server.mailFolder);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? [];
    expect(mail?.text).toContain(link);
    const path = new URL(link).pathname;
    expect(path).not.toMatch(/ouder/);
    const isSubscribed = () =>
      db().$count(communicationStatuses, eq(communicationStatuses.newsletter, 'subscribed'));
    const page = await server.app.inject({ method: 'GET', url: path });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Schrijf me uit')]);
    expect(await isSubscribed()).toBe(5);
    const malformed = await server.app.inject({ method: 'GET', url: '/api/unsubscribe/1.kort' });
    expect(malformed.statusCode).toBe(404);
    const wrong = await server.app.inject({ method: 'POST', url: `${path.slice(0, -1)}_` });
    expect(wrong.statusCode).toBe(404);
    const ended = await server.app.inject({
      ...{ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([ended.statusCode, await isSubscribed()]).toEqual([200, 3]);
    expect((await send(await save({ newsletter: true }))).status).toBe(409);
    expect((await count({ audience: 'everybody' })).people).toBeGreaterThan(2);
  });

  it('of another club, and such as are gone, are neither read nor sent, planned, stopped or removed', async () => {
    const [, foreign, planned] = others;
    for (const messageId of [foreign?.id ?? 0, planned?.id ?? 0, 999_999]) {
      const place = { club: arabesk, messageId };
      expect((await karim.call('get_club_message', place)).status).toBe(404);
      expect((await karim.call('remove_club_message', place)).status).toBe(404);
      expect((await karim.call('unplan_club_message', place)).status).toBe(404);
      expect((await send({ id: messageId, revision: 5 })).status).toBe(404);
    }
    const { result } = await karim.ask('get_club_messages', { club: arabesk });
    expect(result.map(({ title }) => title)).toEqual(['Van een collega']);
  });

  it('are planned for a moment of the coming year, and stopping a draft is no deed', async () => {
    const saved = await save();
    const now = unixSecondsOf(server.clock.now());
    const year = 366 * 86_400;
    for (const at of [now, now + year + 1]) expect((await send(saved, at)).status).toBe(409);
    await karim.ask('unplan_club_message', { club: arabesk, messageId: saved.id });
    expect(await db().$count(clubActions)).toBe(0);
    expect((await send(saved, now + year)).status).toBe(200);
  });

  it.each<[string, Partial<Draft>]>([
    ['without a title', { title: '' }],
    ['without a text', { body: [] }],
  ])('are not sent %s', async (_what, change) => {
    expect((await send(await save(change))).body).toMatchObject({ code: 'not-available' });
    expect(await db().$count(communications, eq(communications.title, change.title ?? draft.title))).toBe(0);
  });

  it('are swept as drafts after 60 days without a change, and not as planned or sent ones', async () => {
    const [old, planned] = [await save(), await save()];
    await send(planned, unixSecondsOf(server.clock.now()) + 3600);
    const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000);
    const changedAt = new Date(server.clock.now().getTime() - 1);
    await db()
      .update(clubMessages)
      .set({ changedAt })
      .where(inArray(clubMessages.id, [old.id, planned.id]));
    await sweepMessages(db(), days(60));
    const left = await db().select({ id: clubMessages.id }).from(clubMessages).orderBy(clubMessages.id);
    expect(left.map(({ id }) => id)).toEqual([...others.map(({ id }) => id), planned.id]);
  });

  it('come without a picture that is gone, and are written to nobody once they are gone themselves', async () => {
    const context = { db: db(), fileService: server.fileService };
    const of = { communicationId: 999_999, isNewsletter: false, origin: null, to: 'An', about: [] };
    expect(await sentMessageMail(context, of, 'ouder@example.org')).toBeUndefined();
    const saved = await save();
    const body = [...draft.body, { type: 'picture' as const, fid: 999_999, alt: '', width: 10, height: 10 }];
    await db().update(clubMessages).set({ body }).where(eq(clubMessages.id, saved.id));
    await karim.ask('test_club_message', { club: arabesk, messageId: saved.id }, newKey());
    await server.settled();
    const [mail] = await readMails(server.mailFolder);
    expect(mail).toMatchObject({ attachments: [], text: expect.stringContaining('Kom <b>op</b> tijd') });
  });

  it('that are planned leave at their moment, to the people of that moment, unless somebody stops them', async () => {
    const at = unixSecondsOf(server.clock.now()) + 3600;
    const saved = await save();
    await send(saved, at);
    expect(await found(saved.id)).toMatchObject({ state: 'planned', at });
    const changed = { club: arabesk, messageId: saved.id, revision: saved.revision, ...draft };
    expect((await karim.call('save_club_message', changed)).status).toBe(409);
    await karim.ask('unplan_club_message', { club: arabesk, messageId: saved.id });
    expect(await found(saved.id)).toMatchObject({ state: 'draft', at: null });
    await send(saved, at);
    const due = () => sendDueMessages({ db: db(), clock: server.clock });
    await due();
    expect(await db().$count(outgoingMails)).toBe(0);
    server.clock.advance({ seconds: 3601 });
    await Promise.all([due(), due()]);
    expect(await found(saved.id)).toMatchObject({ state: 'sent' });
    expect(await db().$count(communications, eq(communications.title, draft.title))).toBe(1);
    expect((await karim.call('unplan_club_message', { club: arabesk, messageId: saved.id })).status).toBe(
      409,
    );
  });

  it('are drafts that two windows can not overwrite, with courses and pictures of the club alone', async () => {
    const saved = await save();
    const again = { club: arabesk, messageId: saved.id, revision: saved.revision, ...draft };
    expect((await karim.ask('save_club_message', again)).result.revision).toBe(saved.revision + 1);
    expect(await karim.call('save_club_message', again)).toMatchObject({ status: 409 });
    expect((await send(saved)).status).toBe(409);
    const last = { ...again, revision: largestInteger };
    expect((await karim.call('save_club_message', last)).body).toMatchObject({ code: 'conflict' });
    const foreign = { ...draft, club: arabesk, revision: 0 };
    expect((await karim.call('save_club_message', { ...foreign, courses: [402] })).status).toBe(400);
    const picture = { type: 'picture', fid: 2, alt: '', width: 10, height: 10 } as const;
    expect((await karim.call('save_club_message', { ...foreign, body: [picture] })).status).toBe(400);
    await karim.ask('remove_club_message', { club: arabesk, messageId: saved.id });
    expect(await db().$count(clubMessages)).toBe(others.length);
  });

  it('are tested by a mail to the manager alone', async () => {
    const saved = await save();
    const asked = { club: arabesk, messageId: saved.id };
    expect((await karim.ask('test_club_message', asked, newKey())).result.to).toBe('beheer@example.org');
    await server.settled();
    const mails = await readMails(server.mailFolder);
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      [`Test: ${draft.title}`, 'beheer@example.org'],
    ]);
    expect(await db().$count(communicationRecipients, inArray(communicationRecipients.uid, [10]))).toBe(0);
  });

  it('are not tested by a manager without an e-mail address', async () => {
    const asked = { club: arabesk, messageId: (await save()).id };
    await db().update(users).set({ mail: null, confirmedMail: null }).where(eq(users.uid, 10));
    expect(await karim.call('test_club_message', asked, newKey())).toMatchObject({
      ...{ status: 409, body: { errors: [nl.clubMessages.noAddress] } },
    });
  });

  it('to people who were chosen reach their family alone, and nobody of another club', async () => {
    const chosen: Partial<Draft> = { audience: 'people', courses: [], members: [noor] };
    const saved = await save(chosen);
    expect(await found(saved.id)).toMatchObject({ members: [{ uid: noor, name: 'Noor Peeters' }] });
    expect(await count({ audience: 'people', members: String(noor) })).toMatchObject({ people: 1 });
    expect((await send(saved)).body).toMatchObject({ result: { people: 1 } });
    await server.settled();
    const mails = await readMails(server.mailFolder);
    expect(addressesOf(mails)).toContain('ouder@example.org');
    const [stranger] = await db()
      .insert(users)
      .values({ fname: 'Vreemde', lname: 'Vogel', mail: 'vreemde@example.org', color: '#000000' })
      .returning();
    const members = [stranger?.uid ?? 0];
    const foreign = { ...draft, ...chosen, club: arabesk, revision: 0, members };
    expect((await karim.call('save_club_message', foreign)).status).toBe(400);
    expect((await count({ audience: 'people', members: members.join() })).people).toBe(0);
    const nobody = await save({ ...chosen, members: [] });
    expect((await send(nobody)).body).toMatchObject({ errors: ['Kies voor wie het bericht is.'] });
  });
});
