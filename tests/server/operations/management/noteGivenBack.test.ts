import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubActions, moneyEntries, registrations } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

type Request = OperationRequest<'note_given_back'>;

/** An order of 210 euros that Els paid by transfer and the club cancelled: the club gives 210 euros back itself. */
describe('note_given_back', () => {
  let server: TestServer;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    ({ server, els, manager, oid } = await startManagedOrder());
    const transfer = { club: dolphin, order: oid, amount: 210, paidOn: '2026-11-19', open: 210 };
    await manager.ask('mark_transfer_paid', transfer, newKey());
    const [found] = await db().select().from(registrations).where(eq(registrations.oid, oid));
    const what = { registration: found?.id ?? 0 };
    await manager.ask('cancel_for_club', { club: dolphin, what, money: 'back', reason: '' }, newKey());
    await server.settled();
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const request = (more: Partial<Request> = {}): Request => ({
    ...{ club: dolphin, order: oid, amount: 210, way: 'cash', givenOn: '2026-11-20', refund: 210, ...more },
  });
  const note = async (more: Partial<Request> = {}) =>
    (await manager.ask('note_given_back', request(more), newKey())).result;
  const refused = async (more: Partial<Request> = {}) =>
    (await manager.call('note_given_back', request(more), newKey())).body;
  const undo = (entry: number, reason = 'Aan de verkeerde familie') =>
    manager.call('undo_given_back', { club: dolphin, entry, reason }, newKey());
  const listed = async (show: 'all' | 'attention' = 'all') =>
    (await manager.ask('get_club_payments', { club: dolphin, show })).result.find((one) => one.oid === oid);
  const mailWith = async (subject: string) => {
    await server.settled();
    const mail = (await readMails(server.mailFolder)).find((one) => one.subject?.includes(subject));
    return mail?.text?.replaceAll(/[\s\u00a0]+/g, ' ') ?? expect.fail(`No mail about ${subject}`);
  };

  it('takes the invoice off the list, with the day, the way and who did it, and mails the payer', async () => {
    expect(await listed('attention')).toMatchObject({ attention: [{ is: 'give-back', amount: 210 }] });
    const number = (await listed())?.number ?? '';
    expect(await note()).toEqual({ number, amount: 210, refund: 0 });
    expect(await listed('attention')).toBeUndefined();
    expect(await listed()).toMatchObject({
      ...{ refund: 0, attention: [] },
      entries: [{ is: 'given-back', amount: 210, on: '2026-11-20', way: 'cash', by: 'Karim El Amrani' }],
    });
    expect((await els.ask('get_invoice', { oid })).result).toMatchObject({ refund: 0, paid: 0 });
    expect(await mailWith('terug (bestelling')).toContain('gaf je op 20/11/2026 € 210,00 terug');
    const { result } = await manager.ask('get_club_actions', { club: dolphin });
    expect(result[0]).toMatchObject({ action: 'note-given-back', what: number, amount: 210 });
  });

  it('takes a part, and then the rest', async () => {
    expect(await note({ amount: 10.05 })).toMatchObject({ refund: 199.95 });
    expect(await listed('attention')).toMatchObject({ attention: [{ is: 'give-back', amount: 199.95 }] });
    await note({ amount: 199.95, refund: 199.95, way: 'transfer' });
    expect(await listed('attention')).toBeUndefined();
  });

  it('notes once per key, and refuses a second note that saw the same amount', async () => {
    const key = newKey();
    const first = await manager.ask('note_given_back', request({ amount: 60 }), key);
    expect(await manager.ask('note_given_back', request({ amount: 60 }), key)).toEqual(first);
    expect(await refused({ amount: 60 })).toMatchObject({ code: 'conflict' });
    expect(await db().$count(moneyEntries)).toBe(1);
  });

  it.each<[string, Partial<Request>, string]>([
    [
      'more than is too much',
      { amount: 210.01 },
      'De club heeft hier €\u00a0210,00 te veel. Noteer niet meer dan dat.',
    ],
    ['nothing', { amount: 0 }, 'Vul een bedrag groter dan nul in.'],
    ['tomorrow', { givenOn: '2026-11-21' }, 'Kies een dag die niet in de toekomst ligt.'],
  ])('refuses %s', async (_what, more, sentence) => {
    expect(await refused(more)).toMatchObject({ code: 'not-available', errors: [sentence] });
    expect(await db().$count(moneyEntries)).toBe(0);
  });

  it('refuses a day before the order', async () => {
    expect((await refused({ givenOn: '2020-01-01' })).errors).toEqual([
      expect.stringMatching(/^Kies een dag vanaf \d\d\/\d\d\/2026: toen werd er besteld\.$/),
    ]);
    expect(await db().$count(moneyEntries)).toBe(0);
  });

  it('is undone by an entry of its own, once, with a reason that the payer reads', async () => {
    await note();
    const id = (await listed())?.entries[0]?.id ?? 0;
    expect((await undo(id, ' ')).status).toBe(409);
    expect(await undo(id)).toMatchObject({ status: 200, body: { result: { amount: 210 } } });
    expect(await listed('attention')).toMatchObject({
      ...{ refund: 210, attention: [{ is: 'give-back', amount: 210 }] },
      entries: [
        { is: 'given-back', undoable: false },
        { is: 'giving-back-undone', amount: 210, reason: 'Aan de verkeerde familie', undoable: false },
      ],
    });
    expect((await undo(id)).body).toMatchObject({ errors: ['Deze teruggave is al ongedaan gemaakt.'] });
    expect(await mailWith('zette een teruggave recht')).toContain('Aan de verkeerde familie');
    const actions = await db().select().from(clubActions).where(eq(clubActions.action, 'undo-given-back'));
    expect(actions).toHaveLength(1);
  });

  it('is refused for another club, and to a stranger', async () => {
    await note();
    const entry = (await listed())?.entries[0]?.id ?? 0;
    expect((await manager.call('note_given_back', request({ club: arabesk }), newKey())).status).toBe(404);
    expect((await els.call('note_given_back', request(), newKey())).status).toBe(403);
    const foreign = { club: arabesk, entry, reason: 'x' };
    expect((await manager.call('undo_given_back', foreign, newKey())).status).toBe(404);
    expect((await els.call('undo_given_back', { ...foreign, club: dolphin }, newKey())).status).toBe(403);
  });
});
