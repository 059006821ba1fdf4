import type { IsoDay } from './brusselsTime.ts';
import type { InvoiceStanding } from './invoiceStanding.ts';
import type { Cents } from './money.ts';

/** Ages of open money, in days since its day. `later`: it is not due yet, or has no day. */
export type MoneyAge = 'later' | 'to-30' | 'to-60' | 'to-90' | 'older';

/** The open money of an invoice by age. What the family got twice has no day; the club asks it now. */
export function agedMoney(
  { claims, reclaimCents }: Pick<InvoiceStanding, 'claims' | 'reclaimCents'>,
  today: IsoDay,
): ReadonlyMap<MoneyAge, Cents> {
  const aged = new Map<MoneyAge, Cents>();
  const add = (age: MoneyAge, cents: Cents) => cents > 0 && aged.set(age, (aged.get(age) ?? 0) + cents);
  for (const { dueOn, openCents } of claims) add(ageOf(dueOn, today), openCents);
  add('to-30', reclaimCents);
  return aged;
}

function ageOf(dueOn: IsoDay | null, today: IsoDay): MoneyAge {
  if (dueOn === null || dueOn >= today) return 'later';
  const days = (Date.parse(today) - Date.parse(dueOn)) / 86_400_000;
  if (days <= 30) return 'to-30';
  if (days <= 60) return 'to-60';
  return days <= 90 ? 'to-90' : 'older';
}
