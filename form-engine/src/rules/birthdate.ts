/** Whether the value is an existing day, `YYYY-MM-DD`. */
export function isCalendarDate(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  return (
    year !== undefined && month !== undefined && day !== undefined && day >= 1 && day <= daysIn(year, month)
  );
}

/**
 * Whether the value is a valid birthdate (Specification 5.2). `''` is valid. Otherwise the day must exist, at most 100
 * years ago and at the latest yesterday.
 * @param iso `YYYY-MM-DD`.
 * @param today the current day in Brussels, `YYYY-MM-DD`.
 */
export function isValidBirthdate(iso: string, today: string): boolean {
  if (iso === '') return true;
  return isCalendarDate(iso) && iso < today && iso >= earliestBirthdate(today);
}

/** The day 100 years before `today`. Both are `YYYY-MM-DD`. */
export function earliestBirthdate(today: string): string {
  return `${String(Number(today.slice(0, 4)) - 100).padStart(4, '0')}${today.slice(4)}`;
}

/**
 * Age in whole years (Specification 5.2, minimum age). A person born on 29 February turns a year older on 1 March in
 * years without that day.
 * @param iso birthdate, `YYYY-MM-DD`.
 * @param on the day on which to compute the age, `YYYY-MM-DD`.
 * @returns `NaN` where one of them is no existing day.
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
