import { fillIn } from '@clubpoort/form-engine/headless';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import { effectOf, type MoneyEvent } from '#rules/moneyEvents.ts';
import type { RevenueShare } from '#rules/revenueShares.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { users } from '#server/db/schema.ts';
import { booksCsvTexts as text } from '#server/texts/booksCsv.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { type LoadedInvoice, loadInvoicesOfClub } from '../../invoices/loadInvoices.ts';
import type { Cell } from '../../management/spreadsheets/cell.ts';
import { type SheetRows, sheetRows } from '../../management/spreadsheets/spreadsheet.ts';
import { eventsOf } from '../../payments/eventsOf.ts';
import { fullName } from '../../people/people.ts';
import { type BookedEvent, loadShares } from './loadShares.ts';

interface Period {
  readonly clubNid: number;
  readonly from: IsoDay;
  readonly until: IsoDay;
}

/** The sums of the four columns. Each only grows, so that no cell begins with a minus, which a spreadsheet could read as a formula. */
interface Sums {
  readonly invoiced: Cents;
  readonly credited: Cents;
  readonly received: Cents;
  readonly returned: Cents;
}

const nothing: Sums = { invoiced: 0, credited: 0, received: 0, returned: 0 };

/**
 * Writes what happened to the money of a club in a period: a row for each event, by day, between the sums before and after. What is
 * invoiced less what is credited, less what was received and not returned, is what families still owe, less what they have too much.
 */
export async function booksSheet(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, from, until }: Period,
): Promise<SheetRows> {
  const invoices = await loadInvoicesOfClub(context, clubNid);
  const all = invoices
    .flatMap((invoice) => datedEvents(invoice).map((event) => ({ invoice, event })))
    .toSorted(
      (one, other) =>
        one.event.on.localeCompare(other.event.on) || one.invoice.order.oid - other.invoice.order.oid,
    );
  const before = all.filter(({ event }) => event.on < from);
  const within = all.filter(({ event }) => event.on >= from && event.on <= until);
  const opening = addUp(
    nothing,
    before.map(({ event }) => event),
  );
  const closing = addUp(
    opening,
    within.map(({ event }) => event),
  );
  const shareOf = await loadShares(context.db, invoices);
  const payerOf = await loadPayers(context.db, invoices);
  const rows = within.flatMap(({ invoice, event }) =>
    shareOf(invoice, event).map((share) => ({
      invoice,
      event: { ...event, amountCents: share.cents },
      share,
    })),
  );
  return sheetRows(Object.values(text.columns), [
    sumsRow(from, text.before, opening),
    ...rows.map(({ invoice, event, share }) =>
      eventRow(invoice, event, { ...share, payer: payerOf(invoice) }),
    ),
    sumsRow(until, text.after, closing),
    ...accountRows(until, rows),
  ]);
}

/**
 * The events of an order, with each of its invoices on the day of that invoice: a price that was raised later changes no period that is
 * over. What no invoice says stands on the day of the order.
 */
function datedEvents({ account, documents }: LoadedInvoice): readonly BookedEvent[] {
  const [first, ...others] = documents.invoices;
  const later = others.map((invoice) => ({
    ...({ is: 'invoiced', on: isoDayOf(unixSecondsOf(invoice.issuedAt)) } as const),
    ...{ amountCents: invoice.content.totalCents, invoice },
  }));
  const laterCents = later.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return eventsOf(account).flatMap((event): readonly BookedEvent[] =>
    event.is === 'invoiced'
      ? [{ ...event, amountCents: event.amountCents - laterCents, invoice: first }, ...later]
      : [event],
  );
}

function addUp(sums: Sums, events: readonly MoneyEvent[]): Sums {
  return events.map(columnsOf).reduce(
    (sum, one) => ({
      invoiced: sum.invoiced + one.invoiced,
      credited: sum.credited + one.credited,
      received: sum.received + one.received,
      returned: sum.returned + one.returned,
    }),
    sums,
  );
}

function columnsOf(event: MoneyEvent): Sums {
  const { askedCents, moneyCents } = effectOf(event);
  return {
    invoiced: Math.max(0, askedCents),
    credited: Math.max(0, -askedCents),
    received: Math.max(0, moneyCents),
    returned: Math.max(0, -moneyCents),
  };
}

/** Names who placed each order, in one statement. */
async function loadPayers(
  db: Database,
  invoices: readonly LoadedInvoice[],
): Promise<(invoice: LoadedInvoice) => string> {
  const uids = [...new Set(invoices.map(({ order }) => order.placedBy))];
  const rows = await db.select().from(users).where(isOneOf(users.uid, uids));
  const names = new Map(rows.map((payer) => [payer.uid, fullName(payer)]));
  return ({ order }) => names.get(order.placedBy) ?? '';
}

interface AboutEvent extends Pick<RevenueShare, 'account' | 'what'> {
  readonly payer: string;
}

function eventRow(
  { documents, order, person }: LoadedInvoice,
  event: BookedEvent,
  { account, what, payer }: AboutEvent,
): Cell[] {
  const note = documents.creditNotes.find(({ creditNoteId }) => creditNoteId === event.creditNote);
  const { invoiced, credited, received, returned } = columnsOf(event);
  const cells: Record<keyof typeof text.columns, Cell> = {
    day: { is: 'day', day: event.on },
    what: text.events[event.is],
    number: numberOf(event.invoice ?? documents.invoices[0]),
    creditNote: event.creditNote !== undefined && note ? numberOf(note) : '',
    order: { is: 'number', number: order.oid },
    name: fullName(person),
    payer,
    subject: what,
    way: event.way === undefined ? '' : text.ways[event.way],
    invoiced: amountOf(invoiced),
    credited: amountOf(credited),
    received: amountOf(received),
    returned: amountOf(returned),
    account,
  };
  return Object.values(cells);
}

function sumsRow(day: IsoDay, what: string, sums: Sums, account = ''): Cell[] {
  const cells: Record<keyof typeof text.columns, Cell> = {
    ...{ day: { is: 'day', day }, what, number: '', creditNote: '', order: '' },
    ...{ name: '', payer: '', subject: '', way: '' },
    invoiced: { is: 'amount', cents: sums.invoiced },
    credited: { is: 'amount', cents: sums.credited },
    received: { is: 'amount', cents: sums.received },
    returned: { is: 'amount', cents: sums.returned },
    account,
  };
  return Object.values(cells);
}

interface SharedEvent {
  readonly event: MoneyEvent;
  readonly share: RevenueShare;
}

/** What was invoiced and credited in the period by account; nothing for a club that names no account. */
function accountRows(until: IsoDay, rows: readonly SharedEvent[]): Cell[][] {
  const byAccount = Map.groupBy(
    rows.filter(({ event }) => event.is === 'invoiced' || event.is === 'credited'),
    ({ share }) => share.account,
  );
  if (![...byAccount.keys()].some((account) => account !== '')) return [];
  return [...byAccount]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([account, own]) => {
      const what = account === '' ? text.withoutAccount : fillIn(text.ofAccount, { account });
      const sums = addUp(
        nothing,
        own.map(({ event }) => event),
      );
      return sumsRow(until, what, sums, account);
    });
}

/** An event fills one column, or two. */
function amountOf(cents: Cents): Cell {
  return cents === 0 ? '' : { is: 'amount', cents };
}
