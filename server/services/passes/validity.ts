import type { IsoDay } from '#rules/brusselsTime.ts';

/** The last day on which turns that are bought today can be used; null for no limit. */
export function validUntilFrom(today: IsoDay, months: number | null): IsoDay | null {
  return months === null ? null : monthsAfter(today, months);
}

/**
 * The later of two last days: a reload never shortens the validity of a card.
 * Decision: docs/decisions/0041-a-card-is-valid-on-the-day-of-the-session.md
 */
export function longerValidity(one: IsoDay | null, other: IsoDay | null): IsoDay | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsAfter(day: IsoDay, months: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
