import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubActions, outgoingMails, users } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { type SmtpProcess, startSmtp } from '../../support/mails/startSmtp.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const zwaluw = 2;

describe('resend_mail', () => {
  let server: TestServer;
  let smtp: SmtpProcess;
  let manager: TestClient;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startTestServer({ mailer: smtpMailer(smtp.url, 'Clubpoort <c@club.example>') });
    manager = await server.loggedIn('beheer@example.org');
    const { db } = server.database;
    const about = { subject: 'Je betaling', text: 'Bedrag: 10 euro', clubNid: arabesk } as const;
    const [receipt = '', stranger = '', offer = '', other = ''] = await queueMails(
      { db, clock: server.clock },
      [
        { ...about, kind: 'receipt', uid: 1, to: 'refused@example.org' },
        { ...about, kind: 'lessons', to: 'refused2@example.org' },
        { ...about, kind: 'offer', uid: 1, to: 'refused3@example.org' },
        { ...about, kind: 'receipt', clubNid: zwaluw, to: 'refused4@example.org' },
      ],
    );
    Object.assign(ids, { receipt, stranger, offer, other });
    await server.settled();
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const resend = (mailId = '') => manager.call('resend_mail', { club: arabesk, mailId });
  const undelivered = async () =>
    (await manager.ask('get_undelivered_mails', { club: arabesk })).result.map(({ id }) => id);

  it('is offered for mails without a code only, whose content was kept', async () => {
    const { result } = await manager.ask('get_undelivered_mails', { club: arabesk });
    const kinds = result.map(({ kind, resendable, why }) => ({ kind, resendable, why }));
    expect(kinds).toHaveLength(3);
    expect(kinds).toEqual(
      expect.arrayContaining([
        { kind: 'receipt', resendable: true, why: 'address' },
        { kind: 'lessons', resendable: true, why: 'address' },
        { kind: 'offer', resendable: false, why: 'address' },
      ]),
    );
    expect((await resend(ids.offer)).body).toMatchObject({ code: 'not-available' });
  });

  it('sends the same mail to the present address of its reader, once, and notes who asked', async () => {
    const { db } = server.database;
    await db.update(users).set({ mail: 'an-nieuw@example.org' }).where(eq(users.uid, 1));
    // Nobody confirmed that address, so further mails to it would wait. What a manager asks for doesn't.
    const text = { subject: 'Je bestelling', text: 'Een les' };
    const first = { ...text, kind: 'order', clubNid: arabesk, uid: 1, to: 'an-nieuw@example.org' } as const;
    const [earlier] = await queueMails({ db, clock: server.clock }, [first]);
    await server.settled();
    const answers = await Promise.all([resend(ids.receipt), resend(ids.receipt), resend(ids.receipt)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // Afterwards the mail is on its way, or delivered and gone.
    expect(statuses.slice(1).every((status) => status === 409 || status === 404)).toBe(true);
    await server.settled();
    // The mail server tells it from its own process.
    await expect
      .poll(() => smtp.received.map(({ to, id }) => [to, id]))
      .toEqual([
        ['an-nieuw@example.org', earlier],
        ['an-nieuw@example.org', ids.receipt],
      ]);
    expect(smtp.received[1]?.raw).toContain('Bedrag: 10 euro');
    expect(await undelivered()).not.toContain(ids.receipt);
    expect(await db.select().from(clubActions)).toMatchObject([
      { action: 'resend-mail', byUid: 10, oid: null, details: { what: '', mail: 'receipt' } },
    ]);
    const { result, count } = await manager.ask('get_club_actions', { club: arabesk });
    expect(result).toMatchObject([{ action: 'resend-mail', mail: 'receipt', by: 'Karim El Amrani' }]);
    expect(count).toBe(1);
  });

  it('keeps the mail for another try when the server refuses it again', async () => {
    expect((await resend(ids.stranger)).body).toMatchObject({ result: { to: 'refused2@example.org' } });
    await server.settled();
    expect(await undelivered()).toContain(ids.stranger);
    const { db } = server.database;
    const [row] = await db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.id, ids.stranger ?? ''));
    expect(row).toMatchObject({ failedAt: expect.any(Date), failure: 'EENVELOPE 550' });
  });

  it('is for managers of that club alone', async () => {
    expect((await resend(ids.other)).status).toBe(404);
    const teacher = await server.loggedIn('docent@example.org');
    const request = { club: arabesk, mailId: ids.stranger };
    expect((await teacher.call('resend_mail', request)).status).toBe(403);
    expect((await teacher.call('get_club_actions', { club: arabesk })).status).toBe(403);
  });
});
