import type { VoucherInFile } from '#schemas/club-file/sellingInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Fault } from '../fault.ts';
import { momentOf } from '../times.ts';

/** Finds vouchers and products that contradict themselves or the courses of the file. */
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
  return [...vouchers, ...products];
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
