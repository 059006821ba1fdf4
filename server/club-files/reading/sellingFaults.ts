import type { ReductionInFile } from '#schemas/club-file/clubInFile.ts';
import type { VoucherInFile } from '#schemas/club-file/sellingInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Fault } from '../fault.ts';
import { momentOf } from '../times.ts';

/** Finds reductions, vouchers and products that contradict themselves or the courses of the file. */
export function sellingFaults(file: ClubFile): Fault[] {
  const tariffs = new Map(
    file.courses.map(({ url, tariffs: offered }) => [url, new Set(offered.map(({ title }) => title))]),
  );
  const vouchers = file.vouchers.flatMap((voucher, index) =>
    voucherFaults(voucher, { path: `vouchers[${index}]`, courses: tariffs }),
  );
  const products = file.webshop.flatMap((category, c) =>
    category.products.flatMap((product, p) =>
      product.offeredWith.flatMap(({ course, tariff }, index) => {
        if (tariffs.get(course)?.has(tariff)) return [];
        const path = `webshop[${c}].products[${p}].offeredWith[${index}]`;
        return [{ path, message: `there is no tariff "${tariff}" of a course "${course}" in this file` }];
      }),
    ),
  );
  return [...reductionFaults(file), ...vouchers, ...products];
}

function voucherFaults(
  { percentage, amount, course, validFrom, validUntil }: VoucherInFile,
  { path, courses }: { readonly path: string; readonly courses: ReadonlyMap<string, unknown> },
): Fault[] {
  const faults: Fault[] = [];
  if ((percentage === undefined) === (amount === undefined))
    faults.push({ path, message: 'must have either a percentage or an amount' });
  if (course !== undefined && !courses.has(course))
    faults.push({ path: `${path}.course`, message: `there is no course "${course}" in this file` });
  for (const [field, moment] of Object.entries({ validFrom, validUntil }))
    if (moment !== undefined && momentOf(moment) === undefined)
      faults.push({ path: `${path}.${field}`, message: `${moment} is on no day of the calendar` });
  if (validFrom !== undefined && validUntil !== undefined && validFrom > validUntil)
    faults.push({ path: `${path}.validUntil`, message: 'is before validFrom' });
  return faults;
}

/** Finds reductions without one value, for unknown courses, or that two rules give at once. */
function reductionFaults({ club, courses }: ClubFile): Fault[] {
  const offered = new Map(courses.map(({ url, type }) => [url, type]));
  const { reductions } = club.settings;
  return reductions.flatMap((rule, index) => {
    const path = `club.settings.reductions[${index}]`;
    const unknown = (rule.courses ?? []).flatMap((url): string | [] => {
      if (!offered.has(url)) return `there is no course "${url}" in this file`;
      return offered.get(url) === 'ticket' ? `"${url}" sells tickets, which have no reductions` : [];
    });
    const same = reductions.slice(0, index).findIndex((other) => isSame(rule, other));
    return [
      ...((rule.percentage === undefined) === (rule.amount === undefined)
        ? [{ path, message: 'must have either a percentage or an amount' }]
        : []),
      ...unknown.map((message) => ({ path: `${path}.courses`, message })),
      ...(same >= 0
        ? [{ path, message: `says the same as reductions[${same}]: a course can have only one of them` }]
        : []),
    ];
  });
}

/** Both are for the same family member or course, of at least one course that both are for. */
function isSame(one: ReductionInFile, other: ReductionInFile): boolean {
  if (one.for !== other.for || one.from !== other.from) return false;
  if (!one.courses || !other.courses) return true;
  return one.courses.some((url) => other.courses?.includes(url));
}
