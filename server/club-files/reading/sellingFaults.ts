import type { ReductionInFile } from '#schemas/club-file/clubInFile.ts';
import type { VoucherInFile } from '#schemas/club-file/sellingInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { momentOf } from '../parts/times.ts';
import type { ClubFileTexts } from '../texts/en.ts';
import type { FoundFault, Sentence } from '../texts/fault.ts';

/** Finds reductions, priorities, vouchers, products and videos that contradict themselves or the courses of the file. */
export function sellingFaults(file: ClubFile): FoundFault[] {
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
        return [{ path, say: ({ faults }: ClubFileTexts) => faults.noTariff(tariff, course) }];
      }),
    ),
  );
  return [...reductionFaults(file), ...priorityFaults(file), ...vouchers, ...products, ...videoFaults(file)];
}

/** Finds priorities for people of courses that the club doesn't have. */
function priorityFaults({ courses }: ClubFile): FoundFault[] {
  const urls = new Set(courses.map(({ url }) => url));
  return courses.flatMap(({ tariffs }, c) =>
    tariffs.flatMap(({ priority }, t) =>
      (priority?.courses ?? []).flatMap((url, index) => {
        if (urls.has(url)) return [];
        const path = `courses[${c}].tariffs[${t}].priority.courses[${index}]`;
        return [{ path, say: ({ faults }: ClubFileTexts) => faults.noCourse(url) }];
      }),
    ),
  );
}

function voucherFaults(
  { percentage, amount, course, validFrom, validUntil }: VoucherInFile,
  { path, courses }: { readonly path: string; readonly courses: ReadonlyMap<string, unknown> },
): FoundFault[] {
  const faults: FoundFault[] = [];
  if ((percentage === undefined) === (amount === undefined))
    faults.push({ path, say: (texts) => texts.faults.percentageOrAmount });
  if (course !== undefined && !courses.has(course))
    faults.push({ path: `${path}.course`, say: (texts) => texts.faults.noCourse(course) });
  for (const [field, moment] of Object.entries({ validFrom, validUntil }))
    if (moment !== undefined && momentOf(moment) === undefined)
      faults.push({ path: `${path}.${field}`, say: (texts) => texts.faults.noMoment(moment) });
  if (validFrom !== undefined && validUntil !== undefined && validFrom > validUntil)
    faults.push({ path: `${path}.validUntil`, say: (texts) => texts.faults.beforeValidFrom });
  return faults;
}

/** Finds reductions without one value, for unknown courses, or that two rules give at once. */
function reductionFaults({ club, courses }: ClubFile): FoundFault[] {
  const offered = new Map(courses.map(({ url, type }) => [url, type]));
  const { reductions } = club.settings;
  return reductions.flatMap((rule, index) => {
    const path = `club.settings.reductions[${index}]`;
    const unknown = (rule.courses ?? []).flatMap((url): Sentence | [] => {
      if (!offered.has(url)) return ({ faults }) => faults.noCourse(url);
      return offered.get(url) === 'ticket' ? ({ faults }) => faults.noReductionOfTickets(url) : [];
    });
    const same = reductions.slice(0, index).findIndex((other) => isSame(rule, other));
    return [
      ...((rule.percentage === undefined) === (rule.amount === undefined)
        ? [{ path, say: ({ faults }: ClubFileTexts) => faults.percentageOrAmount }]
        : []),
      ...unknown.map((say) => ({ path: `${path}.courses`, say })),
      ...(same >= 0 ? [sameAs(path, `club.settings.reductions[${same}]`)] : []),
    ];
  });
}

function sameAs(path: string, other: string): FoundFault {
  return { path, say: ({ faults }, placeOf) => faults.sameReduction(placeOf(other)) };
}

/** Both are for the same family member or course, of at least one course that both are for. */
function isSame(one: ReductionInFile, other: ReductionInFile): boolean {
  if (one.for !== other.for || one.from !== other.from) return false;
  if (!one.courses || !other.courses) return true;
  return one.courses.some((url) => other.courses?.includes(url));
}

/** Finds videos for courses that the club doesn't have, with two films, or with captions and a poster of none. */
function videoFaults({ courses, videos }: ClubFile): FoundFault[] {
  const urls = new Set(courses.map(({ url }) => url));
  return videos.flatMap(({ course, film, address, captions, poster }, index): FoundFault[] => {
    const path = `videos[${index}]`;
    const beside = captions === undefined ? 'poster' : 'captions';
    return [
      ...(course !== undefined && !urls.has(course)
        ? [{ path: `${path}.course`, say: ({ faults }: ClubFileTexts) => faults.noCourse(course) }]
        : []),
      ...(film !== undefined && address !== undefined
        ? [{ path: `${path}.address`, say: ({ faults }: ClubFileTexts) => faults.filmOrAddress }]
        : []),
      ...(film === undefined && (captions !== undefined || poster !== undefined)
        ? [{ path: `${path}.${beside}`, say: ({ faults }: ClubFileTexts) => faults.ofNoFilm }]
        : []),
    ];
  });
}
