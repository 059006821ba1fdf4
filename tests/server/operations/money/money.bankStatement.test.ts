import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { transferReference } from '#rules/transferReference.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import {
  bankLines,
  clubActions,
  clubs,
  orderInstalments,
  orders,
  outgoingMails,
  payments,
} from '#server/db/schema.ts';
import { placed } from '#server/services/personal-data/export/money.ts';
import { applyRetention } from '#server/services/personal-data/retention/applyRetention.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { type CodaMovement, codaFile } from '../../support/files/codaFile.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const iban = 'BE43068999999501';
/** An account of nobody here. */
const otherIban = 'BE02000000000140';
/** The uid of Els. */
const els12 = 12;
const els = { payer: 'CLAES ELS', iban: 'BE71096123456769' };

/** Els owes De Dolfijn 210 euros, and Karim reads the file of the bank. */
describe('a bank statement', () => {
  let server: TestServer;
  let client: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    ({ server, els: client, manager, oid } = await startManagedOrder());
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const digits = () => transferReference(oid).replaceAll(/\D/g, '');
  const upload = async (text: string, more: object = {}, browser = manager) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api?q=read_bank_file',
      ...multipartBody(
        formParts({ club: dolphin, ...more }, { name: 'afschrift.cod', type: 'text/plain', content: text }),
      ),
      cookies: { auth: (browser.cookie ?? '').replace('auth=', '') },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const dayBefore = (days: number) => daysAfter(todayOf(server.clock), -days);
  /** `ddmmyy` */
  const codaDay = (days: number) => dayBefore(days).slice(2).split('-').toReversed().join('');
  const read = async (...movements: readonly CodaMovement[]) =>
    (await upload(codaFile(movements, { account: iban }))).body.result;
  const list = async (show: OperationRequest<'get_bank_lines'>['show']) =>
    manager.ask('get_bank_lines', { club: dolphin, show });
  const bookSure = async () => (await manager.ask('book_sure_bank_lines', { club: dolphin })).result;
  const invoice = async () => (await client.ask('get_invoice', { oid })).result;
  const transfer = (more: Partial<CodaMovement> = {}) => ({
    ...{ cents: 21_000, ...els, day: codaDay(1), structured: digits() },
    ...more,
  });
  const booked = () => db().select().from(payments).where(eq(payments.oid, oid));

  it('books what is certain by one press, once, however often the file is read', async () => {
    expect(await read(transfer())).toEqual({ format: 'coda', added: 1, known: 0, other: null });
    expect(await read(transfer())).toEqual({ format: 'coda', added: 0, known: 1, other: null });
    const { result, counts } = await list('sure');
    expect(counts).toMatchObject({ sure: 1, sureAmount: 210, check: 0, unknown: 0 });
    expect(result).toMatchObject([
      { day: dayBefore(1), amount: 210, payer: els.payer, match: 'sure', invoices: [{ oid, open: 210 }] },
    ]);
    expect(await bookSure()).toEqual({ booked: 1, changed: 0, left: 0 });
    expect(await invoice()).toMatchObject({ open: 0, payments: [{ amount: 210, by: 'transfer' }] });
    expect(await read(transfer())).toMatchObject({ added: 0 });
    expect(await bookSure()).toEqual({ booked: 0, changed: 0, left: 0 });
    expect(await booked()).toHaveLength(1);
    const actions = await db().select().from(clubActions);
    expect(actions.map(({ action }) => action)).toEqual([
      ...['read-bank-file', 'read-bank-file', 'mark-transfer', 'read-bank-file'],
    ]);
    await server.settled();
    expect(await db().$count(outgoingMails)).toBe(0);
  });

  it('says from which account a payment came once something of it is to be given back', async () => {
    await read(transfer());
    await bookSure();
    const paidFrom = async () => {
      const { result } = await manager.ask('get_club_payments', { club: dolphin });
      return result.find((one) => one.oid === oid)?.paidFrom;
    };
    expect(await paidFrom()).toBe('');
    const less = { club: dolphin, order: oid, amount: 95, reason: 'Gestopt na een blessure' };
    await manager.ask('credit_amount', less, newKey());
    expect(await paidFrom()).toBe(els.iban);
    // Later transfers tell nothing: one is taken back, and of the other one the payer is erased.
    for (const [payerIban, state] of [
      [otherIban, 'undone'],
      ['', 'paid'],
    ] as const) {
      const at = server.clock.now();
      const [line] = await db()
        .insert(bankLines)
        .values({
          ...{ clubNid: dolphin, account: iban, bookedOn: dayBefore(0), amountCents: 1, payerIban },
          ...{ payer: '', message: '', readAt: at, lineKey: state },
        })
        .returning();
      await db()
        .insert(payments)
        .values({
          ...{ oid, bankLineId: line?.id ?? 0, state, amountCents: 1, provider: 'transfer' },
          ...{ reference: state, checkoutUrl: '', startedAt: at },
        });
    }
    expect(await paidFrom()).toBe(els.iban);
  });

  it('books once when two managers press at once', async () => {
    await read(transfer());
    const both = await Promise.all([bookSure(), bookSure()]);
    expect(both.reduce((sum, one) => sum + one.booked, 0)).toBe(1);
    expect(await booked()).toHaveLength(1);
  });

  it('reads a CSV of the same days without a second line', async () => {
    await read(transfer());
    const day = dayBefore(1).split('-').toReversed().join('/');
    const csv =
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling\n' +
      `${iban};;CLUB;EUR;1;${day};OVERSCHRIJVING;${day};210,00;1,00;210,00;;BE71 0961 2345 6769;KRED;Els Maes;;${transferReference(oid)};\n`;
    const { body } = await upload(csv);
    expect(body.result).toEqual({ format: 'kbc', added: 0, known: 1, other: null });
  });

  it('keeps nothing of another account than the club’s before the manager says so', async () => {
    const { body } = await upload(codaFile([transfer()], { account: otherIban }));
    expect(body.result).toMatchObject({ added: 0, other: 'BE02 0000 0000 0140' });
    expect(await db().$count(bankLines)).toBe(0);
  });

  it('shows a double, a part and too much, and books none of them by itself', async () => {
    await read(
      transfer({ cents: 5_000, day: codaDay(4) }),
      transfer({ cents: 30_000, day: codaDay(3) }),
      transfer({ cents: 1_000, day: codaDay(2) }),
    );
    const { result } = await list('check');
    expect(result.map(({ match, amount }) => [match, amount])).toEqual([
      ['paid', 10],
      ['over', 300],
      ['part', 50],
    ]);
    expect(await bookSure()).toEqual({ booked: 0, changed: 0, left: 0 });
    const part = result[2];
    const request = { club: dolphin, bankLine: part?.id ?? 0, order: oid, open: 210 };
    const key = newKey();
    const answer = await manager.ask('book_bank_line', request, key);
    expect(answer.result.invoices).toMatchObject([{ amount: 50, open: 160 }]);
    expect(await manager.ask('book_bank_line', request, key)).toEqual(answer);
    expect((await manager.call('book_bank_line', request, newKey())).status).toBe(409);
    const over = { club: dolphin, bankLine: result[1]?.id ?? 0, order: oid, open: 160 };
    await manager.ask('book_bank_line', over, newKey());
    expect(await invoice()).toMatchObject({ open: 0, refund: 140 });
  });

  it('does not call a transfer certain that is older than its order, and says why', async () => {
    await read(transfer({ day: codaDay(30) }));
    const { result, counts } = await list('check');
    expect(counts).toMatchObject({ sure: 0, sureAmount: 0, check: 1 });
    expect(result).toMatchObject([{ match: 'early', invoices: [{ oid }] }]);
    expect(await bookSure()).toEqual({ booked: 0, changed: 0, left: 0 });
  });

  it('books the parts of one order by one press, the second with what the first one pays', async () => {
    const parts = { totalCents: 21_000, payNowCents: 7_000, payLaterCents: 14_000 };
    await db().update(orders).set(parts).where(eq(orders.oid, oid));
    await db().delete(orderInstalments).where(eq(orderInstalments.oid, oid));
    await read(transfer({ cents: 7_000, day: codaDay(1) }), transfer({ cents: 14_000, day: codaDay(0) }));
    expect(await bookSure()).toEqual({ booked: 2, changed: 0, left: 0 });
    expect(await invoice()).toMatchObject({ open: 0, payments: [{ amount: 70 }, { amount: 140 }] });
  });

  it('joins a line to what a manager noted by hand, without a second payment', async () => {
    const request = { club: dolphin, order: oid, amount: 210, open: 210, paidOn: dayBefore(2) };
    await manager.ask('mark_transfer_paid', request, newKey());
    await read(transfer());
    expect((await list('sure')).result).toMatchObject([{ match: 'noted' }]);
    expect(await bookSure()).toEqual({ booked: 1, changed: 0, left: 0 });
    const all = await booked();
    expect(all.map(({ bankLineId }) => bankLineId)).toEqual([expect.any(Number)]);
    expect((await list('sure')).counts).toMatchObject({ sure: 0, check: 0 });
  });

  it('proposes by amount and name, leaves the rest, and sets a line aside and back', async () => {
    await read(
      { cents: 21_000, ...els, day: codaDay(1), free: 'zwemmen' },
      { cents: 3_300, payer: 'GEMEENTE', free: 'subsidie', day: codaDay(1) },
    );
    expect((await list('proposal')).result).toMatchObject([{ match: 'proposal', invoices: [{ oid }] }]);
    const [unknown] = (await list('unknown')).result;
    expect(unknown).toMatchObject({ payer: 'GEMEENTE', amount: 33, invoices: [] });
    const bankLine = unknown?.id ?? 0;
    await manager.ask('set_bank_line_aside', { club: dolphin, bankLine, aside: true });
    await manager.ask('set_bank_line_aside', { club: dolphin, bankLine, aside: true });
    expect(await db().$count(clubActions, eq(clubActions.action, 'set-bank-line-aside'))).toBe(1);
    expect((await list('aside')).counts).toMatchObject({ unknown: 0, aside: 1 });
    await manager.ask('set_bank_line_aside', { club: dolphin, bankLine, aside: false });
    expect((await list('unknown')).counts).toMatchObject({ unknown: 1, aside: 0 });
  });

  it('does not propose a transfer that an earlier file has with another message, and one that differs stays proposed', async () => {
    const earlier = {
      ...{ clubNid: dolphin, account: iban, bookedOn: dayBefore(1), amountCents: 21_000 },
      ...{ payer: els.payer, payerIban: els.iban, message: 'eerder' },
      ...{ asideAt: server.clock.now(), readAt: new Date(0) },
    };
    const differing = [
      ...[{ clubNid: arabesk }, { account: otherIban }, { bookedOn: dayBefore(2) }],
      ...[{ amountCents: 20_999 }, { payerIban: otherIban }],
    ];
    await db()
      .insert(bankLines)
      .values(differing.map((change, index) => ({ ...earlier, lineKey: `anders ${index}`, ...change })));
    await read({ cents: 21_000, ...els, day: codaDay(1), free: 'zwemmen' });
    const { counts } = await list('aside');
    expect(counts).toMatchObject({ proposal: 1, unknown: 0, aside: differing.length - 1 });
    await db()
      .insert(bankLines)
      .values({ ...earlier, lineKey: 'dezelfde' });
    expect((await list('unknown')).counts).toMatchObject({ proposal: 0, unknown: 1 });
  });

  it('proposes by an account that paid this club before, and by no other', async () => {
    /** Els paid an order of one euro from this account. */
    const paidBefore = async (
      payerIban: string,
      { clubNid = dolphin, state = 'paid' }: { clubNid?: number; state?: 'paid' | 'undone' } = {},
    ) => {
      const at = server.clock.now();
      const cents = { payNowCents: 100, payLaterCents: 0, totalCents: 100 };
      const order = { clubNid, uid: els12, placedBy: els12, placedAt: at, payment: 'paid' as const };
      const [placedOrder] = await db()
        .insert(orders)
        .values({ ...order, ...cents })
        .returning();
      const [line] = await db()
        .insert(bankLines)
        .values({
          ...{
            clubNid,
            account: iban,
            bookedOn: dayBefore(9),
            amountCents: 100,
            payerIban,
            lineKey: payerIban,
          },
          ...{ payer: '', message: '', readAt: at, asideAt: at },
        })
        .returning();
      await db()
        .insert(payments)
        .values({
          ...{ oid: placedOrder?.oid ?? 0, bankLineId: line?.id ?? 0, state, amountCents: 100 },
          ...{ provider: 'transfer', reference: payerIban, checkoutUrl: '', startedAt: at, settledAt: at },
        });
    };
    await paidBefore(els.iban);
    await paidBefore('');
    await paidBefore(otherIban, { clubNid: arabesk });
    await paidBefore('BE53000000000253', { state: 'undone' });
    const from = (account: string) => ({ cents: 21_000, payer: 'JOB', iban: account, day: codaDay(1) });
    await read(...[els.iban, '', otherIban, 'BE53000000000253'].map(from));
    const proposed = (await list('proposal')).result.map(({ account }) => account);
    expect(proposed).toEqual([els.iban]);
    expect((await list('unknown')).result).toHaveLength(3);
  });

  it('knows no order that asks no money, whose number a communication names', async () => {
    const nothing = { payNowCents: 0, payLaterCents: 0, totalCents: 0 };
    await db().update(orders).set(nothing).where(eq(orders.oid, oid));
    await db().delete(orderInstalments).where(eq(orderInstalments.oid, oid));
    await read(transfer());
    expect((await list('unknown')).counts).toMatchObject({ check: 0, unknown: 1 });
  });

  it.each([
    ['took back', { state: 'undone' as const }],
    ['joined to another line', undefined],
  ])('does not join a line to a noted transfer that somebody %s meanwhile', async (_how, change) => {
    const request = { club: dolphin, order: oid, amount: 210, open: 210, paidOn: dayBefore(2) };
    await manager.ask('mark_transfer_paid', request, newKey());
    await read(transfer(), { cents: 3_300, payer: 'GEMEENTE', free: 'subsidie', day: codaDay(1) });
    const bankLineId = (await list('unknown')).result[0]?.id ?? 0;
    const changed = await db().transaction(async (tx) => {
      await tx
        .update(payments)
        .set(change ?? { bankLineId })
        .where(eq(payments.oid, oid));
      // The answer must not wait for the end of this transaction.
      const answer = { of: bookSure() };
      await untilBlocked({ tx, watcher: db(), statement: /from "payments".*for update/s });
      return answer;
    });
    expect(await changed.of).toEqual({ booked: 0, changed: 1, left: 0 });
    expect(await booked()).toMatchObject([change ?? { bankLineId }]);
  });

  it('leaves out what is older than two years, to the day', async () => {
    const days = [730, 731].map((before) => transfer({ day: codaDay(before) }));
    expect(await read(...days)).toMatchObject({ added: 1, known: 0 });
    expect(await db().select().from(bankLines)).toMatchObject([{ bookedOn: dayBefore(730) }]);
  });

  it('reads a file of any account for a club that gave none', async () => {
    await db().update(clubs).set({ iban: '' }).where(eq(clubs.nid, dolphin));
    expect(await read(transfer())).toMatchObject({ added: 1, other: null });
  });

  it('opens a line again when its payment is undone', async () => {
    await read(transfer());
    await bookSure();
    const [payment] = await booked();
    const undo = { club: dolphin, payment: payment?.id ?? 0, reason: 'Vergissing' };
    await manager.ask('undo_transfer', undo, newKey());
    expect((await list('sure')).counts).toMatchObject({ sure: 1 });
  });

  it('knows no line and no order of another club', async () => {
    await read(transfer());
    const [line] = (await list('sure')).result;
    const elsewhere = { club: arabesk, bankLine: line?.id ?? 0 };
    const book = { ...elsewhere, order: oid, open: 210 };
    expect((await manager.call('book_bank_line', book, newKey())).status).toBe(404);
    expect((await manager.call('set_bank_line_aside', { ...elsewhere, aside: true })).status).toBe(404);
    // A communication that names an order of another club finds nothing.
    await upload(codaFile([transfer()], { account: iban }), { club: arabesk, otherAccount: true });
    const { counts } = await manager.ask('get_bank_lines', { club: arabesk, show: 'unknown' });
    expect(counts).toMatchObject({ sure: 0, check: 0, unknown: 1 });
    expect(await manager.ask('book_sure_bank_lines', { club: arabesk })).toMatchObject({
      result: { booked: 0 },
    });
  });

  it.each([
    ['no statement', 'Beste penningmeester', 'We herkennen dit bestand niet.'],
    ['a statement that was cut off', codaFile([{ cents: 1 }]).slice(0, 500), 'Dit bestand is niet volledig'],
  ])('refuses a file that is %s, and keeps nothing', async (_what, text, says) => {
    const { status, body } = await upload(text);
    expect([status, body.errors?.[0]]).toEqual([409, expect.stringContaining(says)]);
    expect(await db().$count(bankLines)).toBe(0);
  });

  it('reads no byte of somebody without the task', async () => {
    expect((await upload(codaFile([transfer()]), {}, client)).status).toBe(403);
  });

  it('tells the payer what the bank said, and forgets it after two years while the payment stays', async () => {
    await read(transfer());
    await bookSure();
    const exported = await placed({ db: db() }, [els12]);
    const payment = exported.find((one) => one.oid === oid)?.payments.find(({ state }) => state === 'paid');
    expect(payment?.bank).toEqual({ payer: els.payer, account: els.iban, message: digits() });
    const context = { db: db(), clock: server.clock, fileService: server.fileService };
    server.clock.advance({ days: 729 });
    await applyRetention(context, { signal: new AbortController().signal });
    expect(await db().$count(bankLines)).toBe(1);
    server.clock.advance({ days: 5 });
    await applyRetention(context, { signal: new AbortController().signal });
    expect(await db().$count(bankLines)).toBe(0);
    expect(await db().$count(orders, eq(orders.oid, oid))).toBe(1);
    expect(await booked()).toMatchObject([{ state: 'paid', bankLineId: null }]);
  });
});
