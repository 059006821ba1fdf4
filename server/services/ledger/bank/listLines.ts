import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { LineMatch } from '#rules/bank/matchLines.ts';
import { eurosOf } from '#rules/money.ts';
import type { BankLine, BankLineCounts } from '#schemas/entities/management/bankLine.ts';
import type { Context } from '#server/context.ts';
import { bankLines } from '#server/db/schema.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { fullName } from '../../people/people.ts';
import { type BankLineRow, loadMatches } from './loadMatches.ts';

export type ShownLines = keyof Omit<BankLineCounts, 'sureAmount'>;

/** The list in which a line stands. */
export const listOf: Readonly<Record<LineMatch['is'], ShownLines>> = {
  ...{ sure: 'sure', noted: 'sure', part: 'check', over: 'check', paid: 'check' },
  ...{ proposal: 'proposal', unknown: 'unknown' },
};

const pageSize = 50;

interface Wanted {
  readonly clubNid: number;
  readonly show: ShownLines;
  readonly offset: number;
}

interface Listed {
  readonly lines: BankLine[];
  readonly counts: BankLineCounts;
}

/** A page of the transfers that are not booked, and how many there are of each kind. */
export async function listLines(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, show, offset }: Wanted,
): Promise<Listed> {
  const { db } = context;
  const { lines, invoices, payers } = await loadMatches(context, clubNid);
  const isAside = and(eq(bankLines.clubNid, clubNid), isNotNull(bankLines.asideAt));
  const lists = Map.groupBy(lines, ({ match }) => listOf[match.is]);
  const sizeOf = (list: ShownLines) => lists.get(list)?.length ?? 0;
  const sureCents = (lists.get('sure') ?? []).reduce((sum, { line }) => sum + line.amountCents, 0);
  const counts = {
    ...{ sure: sizeOf('sure'), check: sizeOf('check'), proposal: sizeOf('proposal') },
    ...{ unknown: sizeOf('unknown'), aside: await db.$count(bankLines, isAside) },
    sureAmount: eurosOf(sureCents),
  };
  if (show === 'aside') {
    const order = [desc(bankLines.bookedOn), asc(bankLines.id)];
    const page = await db
      .select()
      .from(bankLines)
      .where(isAside)
      .orderBy(...order)
      .limit(pageSize)
      .offset(offset);
    return { lines: page.map((line) => ({ ...toWire(line), match: 'aside', invoices: [] })), counts };
  }
  const page = (lists.get(show) ?? []).slice(offset, offset + pageSize);
  return {
    counts,
    lines: page.map(({ line, match }) => ({
      ...toWire(line),
      match: match.is,
      invoices: ('oids' in match ? match.oids : []).flatMap((oid) => {
        const invoice = invoices.get(oid);
        if (!invoice) return [];
        const { documents, person, order, standing } = invoice;
        return {
          ...{ oid, number: numberOf(documents.invoices[0]), name: fullName(person) },
          payer: payers.get(order.placedBy) ?? '',
          ...{ open: eurosOf(standing.openCents), refund: eurosOf(standing.refundCents) },
        };
      }),
    })),
  };
}

function toWire({ id, bookedOn, amountCents, payer, payerIban, message }: BankLineRow) {
  return { id, day: bookedOn, amount: eurosOf(amountCents), payer, account: payerIban, message };
}
