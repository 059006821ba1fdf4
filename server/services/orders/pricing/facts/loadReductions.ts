import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { UitpasCard } from '#rules/uitpas.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { passCards, passes, uitpasAnswers, uitpasCards, vouchers } from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import type { CartFacts } from './cartFacts.ts';

export async function loadVouchers(
  db: Database,
  { club, vouchers: given }: CartSelection,
): Promise<CartFacts['vouchers']> {
  const codes = given.map(({ code }) => code);
  if (codes.length === 0) return [];
  return db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.clubNid, club.nid), inArray(vouchers.code, codes)));
}

/** The codes that the club knows, whether or not they are still valid. */
export async function findVoucherCodes(db: Database, clubNid: number, codes: string[]): Promise<string[]> {
  const found = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(eq(vouchers.clubNid, clubNid), inArray(vouchers.code, codes)));
  return found.map(({ code }) => code);
}

/** Whether a club has any voucher codes: a cart asks for a code only then. */
export async function hasVouchers(db: Database, clubNid: number): Promise<boolean> {
  return (await db.$count(vouchers, eq(vouchers.clubNid, clubNid))) > 0;
}

export async function loadPassCards(
  db: Database,
  { club, person }: CartSelection,
  now: Date,
): Promise<CartFacts['passCards']> {
  const isGood = or(isNull(passCards.validUntil), gte(passCards.validUntil, isoDayOf(unixSecondsOf(now))));
  const isTheirs = and(eq(passCards.uid, person.uid), eq(passCards.clubNid, club.nid));
  return db
    .select({ id: passCards.id, credit: passCards.credit, label: passes.label })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .where(and(isTheirs, gt(passCards.credit, 0), isGood))
    .orderBy(sql`${passCards.validUntil} asc nulls last`, asc(passCards.id));
}

/** What the server knows of these UiTPAS cards, by `uitpasKey`. Unknown numbers are left out. */
export async function loadUitpasCards(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, UitpasCard>> {
  if (numbers.length === 0) return new Map();
  const cards = await db
    .select()
    .from(uitpasCards)
    .where(inArray(uitpasCards.number, [...numbers]));
  const answers = await db
    .select()
    .from(uitpasAnswers)
    .where(inArray(uitpasAnswers.number, [...numbers]));
  return new Map<string, UitpasCard>([
    ...cards.map(({ number, ...card }) => [uitpasKey(number, ''), card] as const),
    ...answers.map(
      ({ number, event, hasReducedRate }) =>
        [uitpasKey(number, event), { hasReducedRate, validUntil: null }] as const,
    ),
  ]);
}

/** `event` is '' for a card that counts everywhere. */
export function uitpasKey(number: string, event: string): string {
  return `${number} ${event}`;
}
