/** Is this a day that exists, written `YYYY-MM-DD`? */
export function isCalendarDate(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  return (
    year !== undefined && month !== undefined && day !== undefined && day >= 1 && day <= daysIn(year, month)
  );
}

/**
 * Is this a birthdate? Specification 5.2: `''` is valid; otherwise a day that exists, at most 100 years ago and yesterday at
 * the latest.
 * @param iso `YYYY-MM-DD`.
 * @param today the day in Brussels, `YYYY-MM-DD`.
 */
export function isValidBirthdate(iso: string, today: string): boolean {
  if (iso === '') return true;
  return isCalendarDate(iso) && iso < today && iso >= earliestBirthdate(today);
}

/** The day 100 years before `today`: both are `YYYY-MM-DD`. */
export function earliestBirthdate(today: string): string {
  return `${String(Number(today.slice(0, 4)) - 100).padStart(4, '0')}${today.slice(4)}`;
}

/**
 * Age in whole years (Specification 5.2, minimum age). Who was born on 29 February is a year older on 1 March.
 * @param iso birthdate, `YYYY-MM-DD`.
 * @param on the day of the age, `YYYY-MM-DD`.
 * @returns `NaN` where one of them isn't such a day.
 */
export function ageInYears(iso: string, on: string): number {
  if (!isCalendarDate(iso) || !isCalendarDate(on)) return Number.NaN;
  const years = Number(on.slice(0, 4)) - Number(iso.slice(0, 4));
  return on.slice(5) < iso.slice(5) ? years - 1 : years;
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
