import { eq, inArray } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import { todayOf } from '#server/clock.ts';
import { liveMails, stoppedMails } from '#server/club-files/editing/offer/planned/plannedMails.ts';
import { cancellations, clubFiles, clubs, coupleInvites, registrations, users } from '#server/db/schema.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { certificateMail } from '#server/services/club-certificates/certificateMail.ts';
import { invitationMails } from '#server/services/couples/composeCoupleMails.ts';
import { messageMail } from '#server/services/messages/mail/messageMail.ts';
import { orderMails } from '#server/services/orders/composeOrderMails.ts';
import {
  lostPaymentMails,
  receiptMails,
  reminderMails,
} from '#server/services/orders/payment-mails/composePaymentMails.ts';
import { loadOrder } from '#server/services/orders/placed/loadOrders.ts';
import { withdrawalMails } from '#server/services/orders/withdrawing/composeWithdrawalMails.ts';
import { changeMails } from '#server/services/own-registrations/changing/composeChangeMails.ts';
import { stopMails } from '#server/services/own-registrations/composeStopMails.ts';
import { lessonChangeMail } from '#server/services/own-registrations/lesson-changes/lessonChangeMail.ts';
import { inviteMail } from '#server/services/own-registrations/priority-invites/inviteMail.ts';
import { confirmMailMail, erasedMail } from '#server/services/people/accountMails.ts';
import { parentCameMails } from '#server/services/people/parents/parentMails.ts';
import { offerMails } from '#server/services/waiting/composeOfferMails.ts';
import { mailFaults } from '../support/mails/mailFaults.ts';
import { readMails } from '../support/mails/readMails.ts';
import { fullCart } from '../support/orders/fullCart.ts';
import { adultTariff, arabesk, newKey } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const origin = 'https://club.example.org';
const mailOfAn = 'ouder@example.org';
/** What a mail of the portal itself is about. */
const ofPortal: readonly MailKind[] = ['parent', 'account', 'erasure'];
/** An. */
const uid = 1;

describe('a mail', () => {
  let server: TestServer;
  let oid: number;
  let write: Readonly<Record<MailKind, () => Promise<readonly Mail[]>>>;

  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.database;
    await writeLogo(server);
    const an = await server.loggedIn(mailOfAn);
    const placed = await an.ask('place_order', await fullCart(an, db), newKey());
    [oid = 0] = placed.result.oids;
    write = await writers(server, oid);
    await server.settled();
  });
  afterAll(() => server.stop());

  /** The mails as they arrive. */
  async function sent(kind: MailKind): Promise<Email[]> {
    const before = new Set((await readMails(server.mailFolder)).map(({ messageId }) => messageId));
    const mails = (await write[kind]()).map((mail) => ({
      ...mail,
      kind,
      ...(!ofPortal.includes(kind) && { clubNid: arabesk }),
    }));
    await queueMails({ db: server.database.db, clock: server.clock }, mails);
    await server.settled();
    return (await readMails(server.mailFolder)).filter(({ messageId }) => !before.has(messageId));
  }

  const kinds: readonly MailKind[] = [
    ...(['order', 'payment', 'receipt', 'reminder', 'withdrawal', 'offer', 'partner', 'change'] as const),
    ...(['lessons', 'stop', 'publication', 'priority', 'message', 'newsletter'] as const),
    ...(['certificate', 'parent', 'account', 'erasure'] as const),
  ];

  it.each(kinds)(
    'about "%s" is shown whole by Gmail, Outlook and Apple Mail, and reads well as plain text',
    async (kind) => {
      const mails = await sent(kind);
      expect(mails.length).toBeGreaterThan(0);
      expect(mails.flatMap(mailFaults)).toEqual([]);
    },
  );

  const ofClub: readonly MailKind[] = kinds.filter((kind) => !ofPortal.includes(kind));

  it.each(ofClub)(
    'about "%s" is from the club, in its colour and with its logo, and answers go to the club',
    async (kind) => {
      const mails = await sent(kind);
      const toPerson = mails.filter(({ to }) => to?.[0]?.address !== 'hallo@arabesk.example.org');
      expect(toPerson.length).toBeGreaterThan(0);
      for (const { from, replyTo, html, attachments } of toPerson) {
        expect(from).toEqual({ name: 'Dansstudio Arabesk via Clubpoort', address: 'clubpoort@example.org' });
        expect(replyTo).toMatchObject([{ address: 'hallo@arabesk.example.org' }]);
        expect(html).toContain('<td bgcolor="#b4462f" height="6"');
        expect(html).toMatch(
          /<img src="cid:club-logo" alt="Logo van Dansstudio Arabesk" width="48" height="48"/,
        );
        expect(attachments.find(({ contentId }) => contentId === '<club-logo>')?.mimeType).toBe('image/png');
      }
    },
  );

  it('of the portal itself has neither the name nor the logo of a club', async () => {
    const [mail] = await sent('account');
    expect(mail?.from).toEqual({ name: 'Clubpoort', address: 'clubpoort@example.org' });
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.html).not.toMatch(/<img|<!--logo-->/);
  });

  it('has no place for a logo where the club has none', async () => {
    const { db } = server.database;
    await db.update(clubs).set({ logoFids: [] }).where(eq(clubs.nid, arabesk));
    const [mail] = await sent('lessons');
    await db
      .update(clubs)
      .set({ logoFids: [1] })
      .where(eq(clubs.nid, arabesk));
    expect(mail && mailFaults(mail)).toEqual([]);
    expect(mail?.html).not.toMatch(/<img|<!--logo-->/);
  });
});

/** The tests have no pictures of the clubs. */
async function writeLogo({ database: { db }, fileService: { storage } }: TestServer): Promise<void> {
  const [file] = await db.select().from(clubFiles).where(eq(clubFiles.fid, 1));
  const drawing = { width: 512, height: 512, channels: 4, background: '#b4462f' } as const;
  await storage.write(file?.path ?? '', await sharp({ create: drawing }).png().toBuffer());
}

/** A writer for each kind: a new kind of mail does not compile without one. */
async function writers(
  { database: { db }, clock, fileService }: TestServer,
  oid: number,
): Promise<Readonly<Record<MailKind, () => Promise<readonly Mail[]>>>> {
  const context = { db, clock, portalOrigin: origin, paysOnline: async () => true, wallet: undefined };
  const [person] = await db.select().from(users).where(eq(users.uid, uid));
  const [club] = await db.select().from(clubs).where(eq(clubs.nid, arabesk));
  const [from, to] = await db
    .select()
    .from(registrations)
    .where(inArray(registrations.tariffNid, [adultTariff, 1151]));
  const [invite] = await db.select().from(coupleInvites).where(eq(coupleInvites.inviterUid, uid));
  if (!person || !club || !from || !to || !invite) throw new Error('The order lacks something');
  const made = await db
    .insert(cancellations)
    .values([
      { registrationId: from.id, how: 'now', reason: 'Verhuisd', askedAt: clock.now() },
      { registrationId: from.id, how: 'change', changedToId: to.id, reason: '', askedAt: clock.now() },
    ])
    .returning();
  const [stopped, changed] = made.map(({ id }) => id);
  const reader = { mail: mailOfAn, fname: 'An', greeted: 'An' };
  const caller = { uid };
  const paid = { oid, amountCents: 20_000 };
  const entry = { by: 'record', code: 'abc' } as const;
  const lesson = {
    ...{ id: 1, uid, courseNid: 112, clubNid: arabesk, course: 'Hedendaags', name: 'An' },
    ...{ courseUrl: 'hedendaags', oldNid: 1, oldEnd: clock.now(), oldRevision: 0, newNid: null },
    ...{ oldStart: clock.now(), oldPlace: 'Zaal 1', newStart: null, newPlace: null },
    ...{ oldTeachers: null, newTeachers: null, courseTeachers: [] },
    ...{ importId: null, madeAt: clock.now(), mailedAt: null, reason: 'De lesgever is ziek' },
  };
  const bold = { text: 'Let op: ', bold: true, url: null };
  const linked = { text: 'het plan', bold: false, url: 'https://example.org/plan?a=1&b=2' };
  const body: CommunicationBlock[] = [
    { type: 'heading', text: 'De show & het feest' },
    {
      type: 'text',
      spans: [bold, { text: 'kom op tijd (< 19 u) & bekijk ', bold: false, url: null }, linked],
    },
    { type: 'items', numbered: true, items: [[{ text: 'Zwarte broek', bold: false, url: null }], [linked]] },
    { type: 'picture', fid: 1, alt: 'De zaal', width: 512, height: 512 },
  ];
  const written = async (link: string | undefined) => ({
    ...{ to: mailOfAn, subject: 'De show' },
    ...(await messageMail(
      { db, fileService },
      { club, body, to: 'An', about: ['Noor'], path: `${origin}/communication/arabesk/show-1`, link },
    )),
  });
  return {
    order: () => orderMails(context, oid),
    payment: () => lostPaymentMails(context, { type: 'lost payment', is: 'charged back', ...paid }),
    receipt: () => receiptMails(context, { type: 'payment', paymentId: 0, ...paid }),
    reminder: () =>
      reminderMails(context, [
        { ...paid, dueOn: '2026-11-01' },
        { ...paid, dueOn: '2026-11-08' },
      ]),
    withdrawal: async () =>
      withdrawalMails(context, { caller, placed: await loadOrder(context, oid), at: clock.now() }),
    offer: () =>
      offerMails(context, { type: 'offer', tariffNid: adultTariff, uid, until: '2026-11-22T10:00:00Z' }),
    partner: () => invitationMails(context, invite.cciid),
    change: () => changeMails(context, { caller, cancellationId: changed ?? 0, differenceCents: -1_000 }),
    lessons: async () => [
      lessonChangeMail({ agenda: undefined, to: reader, club, changes: [lesson], origin, entry }),
    ],
    stop: () => stopMails(context, { caller, cancellationId: stopped ?? 0 }),
    certificate: async () => {
      const onPaper = { birthdate: null, passwordHash: null, parentUid: null, isGuest: false };
      const reader = { uid, fname: 'An', mail: mailOfAn, ...onPaper };
      const lines = ['Fiscaal attest kinderopvang 2025 (281.86) van Lars Peeters (ATT-2025-000001)'];
      const given = { club, year: 2025, reader, needsAccount: true, lines, origin, today: todayOf(clock) };
      return (['issued', 'missing', 'withdrawn'] as const).map((about) => certificateMail(about, given));
    },
    publication: async () => {
      const planned = { madeBy: 10, publishAt: clock.now() };
      const about = { club, planned, portalOrigin: origin };
      const sentences = ['Het tarief “Heel seizoen” wijzigt (prijs: € 195,00 → € 199,50)'];
      return [
        ...(await liveMails(db, { ...about, sentences })),
        ...(await stoppedMails(db, { ...about, reasons: sentences })),
      ];
    },
    message: async () => [await written(undefined)],
    newsletter: async () => [await written(`${origin}/api/unsubscribe/1.abc`)],
    priority: async () => {
      const opening = { course: { nid: 112, title: 'Hedendaags', url: 'hedendaags' }, club };
      const invites = [{ uid, opening: { ...opening, from: clock.now(), until: clock.now() } }];
      const to = { to: reader, people: [{ uid, fname: 'An' }] };
      return [inviteMail({ reader: to, club, invites, portalOrigin: origin, entry })];
    },
    parent: async () => parentCameMails(person, [person]),
    account: async () => [confirmMailMail({ to: reader, code: 'abc', address: 'own' }, origin)],
    erasure: async () => [erasedMail(reader, ['Noor Peeters'])],
  };
}
