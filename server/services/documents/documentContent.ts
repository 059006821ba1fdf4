import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { vatWithin, vatWithinCredit } from '#rules/vat.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { DocumentContent, DocumentLine } from '../../db/schema.ts';
import { documentSender } from '../clubs/documentSender.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { fullName } from '../people/people.ts';
import { placeOf } from '../tickets/orderTickets.ts';
import { type IssuedDocument, numberOf } from './documentNumber.ts';
import type { OrderFacts } from './loadDocumentFacts.ts';

/**
 * @param lines - the lines that are on this invoice
 * @param first - the first invoice of the order, where this one adds to it
 */
export function invoiceContent(
  facts: OrderFacts,
  lines: OrderFacts['lines'],
  first: IssuedDocument | undefined,
): DocumentContent {
  const shown = lines.map((one) => documentLine(facts, one));
  const totalCents = shown.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...heading(facts),
    lines: shown,
    totalCents,
    vat: vatOf(facts, lines, shown),
    parts: first ? [] : partsOf(facts),
    ...(first && { of: reference(first) }),
  };
}

export function creditNoteContent(
  facts: OrderFacts,
  note: OrderFacts['credits'][number],
  first: IssuedDocument,
): DocumentContent {
  const { reason, amountCents } = note;
  return {
    ...heading(facts),
    lines: [{ what: reason, count: 1, unitCents: amountCents, discountCents: 0, amountCents }],
    totalCents: amountCents,
    vat: vatWithinCredit(first.content.vat, amountCents),
    parts: [],
    of: reference(first),
  };
}

function heading({ club, person, holder }: OrderFacts) {
  return {
    sender: documentSender(club),
    club: club.title,
    addressee: holder,
    member: fullName(person),
    vatNote: club.legal?.vatNote ?? '',
  };
}

function reference(first: IssuedDocument): NonNullable<DocumentContent['of']> {
  return { number: numberOf(first), day: formatDay(unixSecondsOf(first.issuedAt)) };
}

function documentLine(
  { order, tickets }: OrderFacts,
  { line, person }: OrderFacts['lines'][number],
): DocumentLine {
  const { description, qty, unitCostCents, discountCents } = line;
  const place = placeOf(line, tickets);
  const who = line.uid === order.uid ? undefined : fullName(person);
  return {
    what: [description, place, who, ...line.reductions.map(({ name }) => name)]
      .filter((part) => part !== undefined)
      .join(' · '),
    count: qty,
    unitCents: unitCostCents,
    discountCents,
    amountCents: unitCostCents * qty - discountCents,
  };
}

/** The VAT of each line: goods of the webshop have their own percentage, everything else that of lessons. */
function vatOf(
  { club }: OrderFacts,
  lines: OrderFacts['lines'],
  shown: readonly DocumentLine[],
): DocumentContent['vat'] {
  const vat = club.legal?.vat;
  if (!vat) return [];
  return vatWithin(
    lines.map(({ line }, place) => ({
      percentage: line.type === 'product' ? vat.goods : vat.lessons,
      cents: shown[place]?.amountCents ?? 0,
    })),
  );
}

function partsOf(facts: OrderFacts): DocumentContent['parts'] {
  const { claims } = invoiceStanding(invoiceAccount(facts), facts.order.placedAt.toISOString().slice(0, 10));
  return claims.map(({ dueOn, amountCents }) => ({ dueOn, amountCents }));
}
