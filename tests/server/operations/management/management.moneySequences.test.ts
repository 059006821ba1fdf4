import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs, registrations } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const clubMail = 'club@example.org';

type Step =
  | 'pays'
  | 'cancels'
  | 'charges back'
  | 'charges 60 back'
  | 'reverses'
  | 'transfers'
  | 'credits 45'
  | 'refund fails';

interface Row {
  readonly steps: readonly Step[];
  /** Euros. */
  readonly open: number;
  readonly attention: readonly (readonly [string, number])[];
  /** A part of the mail about the last step; undefined where none is sent. */
  readonly payer?: string;
  readonly club?: string;
}

const gotTwice = 'De club had je € 210,00 al terugbetaald. Dat bedrag kreeg je nu dubbel.';
const nothing = 'Je hoeft niets te doen: voor kostennota KN';
const paysThenLoses = ['pays', 'cancels', 'charges back'] as const;

const rows: readonly Row[] = [
  {
    steps: ['pays', 'charges back'],
    ...{ open: 210, attention: [['unpaid-again', 210]] },
    ...{ payer: 'Daardoor staat kostennota KN-2026-000002 weer open.', club: 'staat weer open' },
  },
  {
    steps: ['pays', 'charges 60 back'],
    ...{ open: 60, attention: [['unpaid-again', 60]] },
    ...{ payer: 'draaide je betaling van € 60,00', club: 'staat weer open' },
  },
  {
    steps: ['pays', 'charges back', 'reverses'],
    ...{ open: 0, attention: [] },
    ...{ payer: nothing, club: 'is er niets te betalen' },
  },
  {
    steps: ['pays', 'charges back', 'transfers', 'reverses'],
    ...{ open: 0, attention: [['give-back', 210]] },
    ...{ payer: 'Je betaalde nu € 210,00 te veel.', club: 'is er nu € 210,00 te veel betaald' },
  },
  {
    steps: paysThenLoses,
    ...{ open: 210, attention: [['reclaim', 210]] },
    ...{ payer: gotTwice, club: 'dubbel terugbetaald: vraag € 210,00 terug' },
  },
  {
    steps: ['pays', 'cancels', 'charges 60 back'],
    ...{ open: 60, attention: [['reclaim', 60]] },
    ...{ payer: 'De club had je € 60,00 al terugbetaald.', club: 'vraag € 60,00 terug' },
  },
  {
    steps: [...paysThenLoses, 'reverses'],
    ...{ open: 0, attention: [] },
    ...{ payer: nothing, club: 'is er niets te betalen' },
  },
  {
    steps: [...paysThenLoses, 'refund fails'],
    ...{ open: 0, attention: [], club: 'Schrijf niets over' },
  },
  {
    steps: ['pays', 'cancels', 'refund fails', 'charges back'],
    ...{ open: 0, attention: [] },
    ...{ payer: nothing, club: 'is er niets te betalen' },
  },
  {
    steps: ['pays', 'cancels', 'refund fails'],
    ...{ open: 0, attention: [['give-back', 210]], club: 'Schrijf zelf € 210,00 over.' },
  },
  { steps: ['pays', 'credits 45'], open: 0, attention: [] },
  {
    steps: ['pays', 'credits 45', 'charges back'],
    open: 210,
    attention: [
      ['reclaim', 45],
      ['unpaid-again', 165],
    ],
    payer:
      'De club had je ook al € 45,00 terugbetaald. Dat bedrag kreeg je nu dubbel. Betaal dus samen € 210,00.',
    club: 'dubbel terugbetaald: vraag samen € 210,00',
  },
  {
    steps: ['pays', 'credits 45', 'charges 60 back'],
    ...{ open: 60, attention: [['unpaid-again', 60]] },
    ...{ payer: 'weer open', club: 'staat weer open' },
  },
  { steps: ['pays', 'credits 45', 'charges back', 'transfers'], open: 0, attention: [] },
  { steps: [...paysThenLoses, 'transfers'], open: 0, attention: [] },
  {
    steps: [...paysThenLoses, 'transfers', 'reverses'],
    ...{ open: 0, attention: [['give-back', 210]] },
    ...{ payer: 'Je betaalde nu € 210,00 te veel.', club: 'is er nu € 210,00 te veel betaald' },
  },
];

describe('the money of an order, whatever the family, the club and the bank do', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    await db().update(clubs).set({ mail: clubMail }).where(eq(clubs.nid, dolphin));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const listed = async (show: 'all' | 'attention' = 'all') => {
    const { result } = await manager.ask('get_club_payments', { club: dolphin, show });
    return result.find((one) => one.oid === oid);
  };
  const hear = async () => {
    const payload = { id: provider.references[0] };
    await server.app.inject({ method: 'POST', url: '/payments/webhook', payload });
    await server.settled();
  };
  const chargeBack = async (cents: number) => {
    provider.chargeBack(provider.references[0] ?? '', cents);
    await hear();
  };
  const take: Readonly<Record<Step, () => Promise<void>>> = {
    pays: async () => {
      await pay(els, oid);
      provider.set(provider.references[0] ?? '', 'paid');
      await hear();
    },
    cancels: async () => {
      const [found] = await db().select().from(registrations).where(eq(registrations.oid, oid));
      const what = { registration: found?.id ?? 0 };
      await manager.ask('cancel_for_club', { club: dolphin, what, money: 'back', reason: '' }, newKey());
      await server.settled();
    },
    'charges back': () => chargeBack(21_000),
    'charges 60 back': () => chargeBack(6_000),
    reverses: () => chargeBack(0),
    transfers: async () => {
      const { open = 0 } = (await listed()) ?? {};
      const transfer = { club: dolphin, order: oid, amount: open, paidOn: '2026-11-20', open };
      await manager.ask('mark_transfer_paid', transfer, newKey());
      await server.settled();
    },
    'credits 45': async () => {
      const credit = { club: dolphin, order: oid, amount: 45, reason: 'Gestopt' };
      await manager.ask('credit_amount', credit, newKey());
      await server.settled();
    },
    'refund fails': async () => {
      const [refund] = provider.refunds;
      if (refund) refund.state = 'failed';
      await hear();
    },
  };
  const mailsAboutBank = async () =>
    (await readMails(server.mailFolder)).filter(({ subject = '' }) =>
      /teruggedraaid|in orde|niet gelukt/.test(subject),
    );

  it.each(rows.map((row) => ({ name: row.steps.join(', '), ...row })))('$name', async (row) => {
    let before: ReadonlySet<string> = new Set();
    for (const step of row.steps) {
      before = new Set((await mailsAboutBank()).map(({ messageId = '' }) => messageId));
      await take[step]();
    }
    const invoice = await listed();
    expect(invoice?.open).toBe(row.open);
    expect(invoice?.attention.map(({ is, amount }) => [is, amount])).toEqual(row.attention);
    // The list of the club, the invoice of the family, and what is asked today tell the same.
    expect(Boolean(await listed('attention'))).toBe(row.attention.length > 0);
    expect((await els.ask('get_invoice', { oid })).result).toMatchObject({
      open: row.open,
      payable: row.open,
    });
    expect((await els.ask('get_order', { oids: String(oid) })).result[0]).toMatchObject({ due: row.open });
    const mails = (await mailsAboutBank()).filter(({ messageId = '' }) => !before.has(messageId));
    const told = [row.payer, row.club].filter((part) => part !== undefined);
    expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
      [row.club && clubMail, row.payer && 'federatie@example.org'].filter((address) => address !== undefined),
    );
    const texts = mails.map(({ text = '' }) => text.replaceAll(/[\s\u00a0]+/g, ' '));
    for (const part of told)
      expect(
        texts.some((text) => text.includes(part)),
        texts.join('\n'),
      ).toBe(true);
  });
});
