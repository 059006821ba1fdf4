import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { LineMatch } from '#rules/bank/matchLines.ts';
import { eurosOf } from '#rules/money.ts';
import type { BankLine, BankLineCounts } from '#schemas/entities/money/bankLine.ts';
import type { Context } from '#server/context.ts';
import { bankLines } from '#server/db/schema.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { type BankLineRow, loadMatches } from './loadMatches.ts';

type ShownLines = keyof Omit<BankLineCounts, 'sureAmount'>;

/** The list in which a line stands. */
const listOf: Readonly<Record<LineMatch['is'], ShownLines>> = {
  ...{ sure: 'sure', noted: 'sure', early: 'check', part: 'check', over: 'check', paid: 'check' },
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
  const { lines, orders } = await loadMatches(context, clubNid);
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
  const oidsOf = (match: LineMatch) => ('oids' in match ? match.oids : []);
  const documents = await loadDocuments(
    context,
    page.flatMap(({ match }) => oidsOf(match)),
  );
  return {
    counts,
    lines: page.map(({ line, match }) => ({
      ...toWire(line),
      match: match.is,
      invoices: oidsOf(match).flatMap((oid) => {
        const [order, issued] = [orders.get(oid), documents.get(oid)];
        if (!order || !issued) return [];
        const { standing, name, payer } = order;
        const owed = { open: eurosOf(standing.openCents), refund: eurosOf(standing.refundCents) };
        return { oid, number: numberOf(issued.invoices[0]), name, payer, ...owed };
      }),
    })),
  };
}

function toWire({ id, bookedOn, amountCents, payer, payerIban, message }: BankLineRow) {
  return { id, day: bookedOn, amount: eurosOf(amountCents), payer, account: payerIban, message };
}
