import type { IsoDay } from '#rules/brusselsTime.ts';
import { centsOf } from '#rules/money.ts';
import type {
  CourseInFile,
  SessionInFile,
  StandInFile,
  TariffInFile,
} from '#schemas/club-file/courseInFile.ts';
import { momentOf, sessionEnd, sessionStart } from '../parts/times.ts';
import type { ClubFileTexts } from '../texts/en.ts';
import type { FoundFault } from '../texts/fault.ts';
import { listedFaults } from './days/listedFaults.ts';
import type { ReservedUrls } from './reservedUrls.ts';

export interface MeaningContext {
  readonly reserved: ReservedUrls;
  /** Day from which series count. */
  readonly countsFrom: IsoDay;
}

export function courseFaults(
  course: CourseInFile,
  path: string,
  { reserved, countsFrom }: MeaningContext,
): FoundFault[] {
  return [
    ...(reserved.ofCourses.has(course.url)
      ? [{ path: `${path}.url`, say: ({ faults }: ClubFileTexts) => faults.screenOfClub(course.url) }]
      : []),
    ...taxCertificateFaults(course, path),
    ...ticketFaults(course, path),
    ...rangeFaults(course.ages, `${path}.ages`),
    ...rangeFaults(course.birthYears, `${path}.birthYears`),
    ...course.sessions.flatMap((session, index) => sessionFaults(session, `${path}.sessions[${index}]`)),
    ...listedFaults(course, path, countsFrom),
    ...course.tariffs.flatMap((tariff, index) => [
      ...tariffFaults(tariff, `${path}.tariffs[${index}]`),
      ...instalmentFaults(tariff, `${path}.tariffs[${index}].instalments`),
      ...priorityFaults(tariff, `${path}.tariffs[${index}].priority`),
      ...trialFaults(tariff, `${path}.tariffs[${index}].maxTrialLessons`),
      ...proRataFaults(tariff, course, `${path}.tariffs[${index}].proRata`),
    ]),
    ...course.stands.flatMap((stand, index) => standFaults(stand, `${path}.stands[${index}]`)),
  ];
}

/** Circular 2022/C/104: a series of lessons outside the holidays is no childcare. */
function taxCertificateFaults({ type, allowsTaxCertificate }: CourseInFile, path: string): FoundFault[] {
  if (!allowsTaxCertificate || type === 'activity') return [];
  return [
    {
      path: `${path}.allowsTaxCertificate`,
      say: ({ faults }) => faults.childcareOnly,
    },
  ];
}

/** Finds limits per person or family on tickets. A buyer of tickets is asked nothing, so such a limit would silently not count. */
function ticketFaults({ type, allowsSeveralTariffs, tariffs }: CourseInFile, path: string): FoundFault[] {
  if (type !== 'ticket') return [];
  const limited = tariffs.flatMap((tariff, index) =>
    (['fromFamilyMember', 'priority'] as const).flatMap((name) =>
      tariff[name] === undefined ? [] : [`${path}.tariffs[${index}].${name}`],
    ),
  );
  const paths = [...(allowsSeveralTariffs ? [`${path}.allowsSeveralTariffs`] : []), ...limited];
  return paths.map((at) => ({ path: at, say: ({ faults }) => faults.notForTickets }));
}

function rangeFaults(range: CourseInFile['ages'], path: string): FoundFault[] {
  const { from = 0, to = Number.POSITIVE_INFINITY } = range ?? {};
  return from > to ? [{ path, say: ({ faults }) => faults.leavesNobody(from, to) }] : [];
}

function sessionFaults(session: SessionInFile, path: string): FoundFault[] {
  if (sessionEnd(session) > sessionStart(session)) return [];
  return [
    {
      path: `${path}.to`,
      say: ({ faults }) => faults.endsTooSoon(session.to, session.from),
    },
  ];
}

/** Finds a priority that gives nobody more time, or whose moment doesn't exist. */
function priorityFaults({ priority, opens }: TariffInFile, path: string): FoundFault[] {
  if (!priority) return [];
  const { for: who, courses, from } = priority;
  if (who === 'members' && courses)
    return [{ path: `${path}.courses`, say: ({ faults }) => faults.membersOfCourses }];
  const [first, all] = [from, opens].map((text) => (text === undefined ? undefined : momentOf(text)));
  if (!first) return [{ path: `${path}.from`, say: ({ faults }) => faults.noMoment(from) }];
  if (opens === undefined) return [{ path, say: ({ faults }) => faults.priorityWithoutOpening }];
  return all && first >= all
    ? [{ path: `${path}.from`, say: ({ faults }) => faults.notBefore(from, opens) }]
    : [];
}

/** Finds instalments that aren't in order, ask more than the price, or stand beside the other way to pay in parts. */
function instalmentFaults(tariff: TariffInFile, path: string): FoundFault[] {
  const { instalments, parts, deposit, price, discountedPrice = price } = tariff;
  if (!instalments) return [];
  if (parts > 1 || deposit !== undefined) return [{ path, say: ({ faults }) => faults.instalmentsAlone }];
  const faults = instalments.flatMap(({ day, percentage, amount }, index): FoundFault[] => {
    const before = instalments[index - 1]?.day;
    const at = `${path}[${index}]`;
    return [
      ...((percentage === undefined) === (amount === undefined)
        ? [{ path: at, say: (texts: ClubFileTexts) => texts.faults.percentageOrAmount }]
        : []),
      ...(before !== undefined && day <= before
        ? [{ path: `${at}.day`, say: (texts: ClubFileTexts) => texts.faults.notAfter(day, before) }]
        : []),
    ];
  });
  const percents = instalments.reduce((sum, { percentage = 0 }) => sum + percentage, 0);
  const amounts = instalments.reduce((sum, { amount = 0 }) => sum + centsOf(amount), 0);
  const asked = amounts + (centsOf(discountedPrice) * percents) / 100;
  return asked > centsOf(discountedPrice)
    ? [...faults, { path, say: (texts) => texts.faults.moreThanPrice(asked / 100) }]
    : faults;
}

function tariffFaults(tariff: TariffInFile, path: string): FoundFault[] {
  const { price, deposit, discountedPrice, earlyPrice, opens } = tariff;
  const faults: FoundFault[] = [];
  if (opens !== undefined && momentOf(opens) === undefined)
    faults.push({ path: `${path}.opens`, say: (texts) => texts.faults.noMoment(opens) });
  for (const name of ['discountedPrice', 'uitpasPrice'] as const) {
    const { [name]: amount = 0 } = tariff;
    if (amount > price)
      faults.push({ path: `${path}.${name}`, say: (texts) => texts.faults.moreThanPrice(amount) });
  }
  if (earlyPrice && earlyPrice.price >= (discountedPrice ?? price))
    faults.push({
      path: `${path}.earlyPrice.price`,
      say: (texts) => texts.faults.noLowerPrice(earlyPrice.price),
    });
  if (deposit !== undefined && deposit > (earlyPrice?.price ?? discountedPrice ?? price))
    faults.push({ path: `${path}.deposit`, say: (texts) => texts.faults.moreThanPrice(deposit) });
  return faults;
}

function proRataFaults(tariff: TariffInFile, { type }: CourseInFile, path: string): FoundFault[] {
  if (tariff.proRata === undefined) return [];
  if (type === 'ticket') return [{ path, say: ({ faults }) => faults.ticketWithoutLessons }];
  return tariff.type === 'trial' ? [{ path, say: ({ faults }) => faults.trialIsOneLesson }] : [];
}

function trialFaults({ type, maxTrialLessons }: TariffInFile, path: string): FoundFault[] {
  if (maxTrialLessons === undefined || type === 'trial') return [];
  return [{ path, say: ({ faults }) => faults.trialsOnly }];
}

function standFaults({ capacity, seats }: StandInFile, path: string): FoundFault[] {
  if ((capacity === undefined) === (seats.length === 0))
    return [{ path, say: ({ faults }) => faults.capacityOrSeats }];
  return seats.flatMap((block, index) => {
    const at = `${path}.seats[${index}]`;
    if (block.to < block.from)
      return [{ path: `${at}.to`, say: ({ faults }) => faults.lessThan(block.to, block.from) }];
    return block.wheelchairs
      .filter((seat) => seat < block.from || seat > block.to)
      .map((seat) => ({ path: `${at}.wheelchairs`, say: ({ faults }) => faults.noSuchSeat(seat) }));
  });
}
