import type {
  CourseInFile,
  SessionInFile,
  StandInFile,
  TariffInFile,
} from '#schemas/club-file/courseInFile.ts';
import type { Fault } from '../fault.ts';
import { momentOf, sessionEnd, sessionStart } from '../times.ts';
import type { ReservedUrls } from './reservedUrls.ts';
import { weeklyFaults } from './weeklySessions.ts';

export function courseFaults(course: CourseInFile, path: string, reserved: ReservedUrls): Fault[] {
  return [
    ...(reserved.ofCourses.has(course.url)
      ? [{ path: `${path}.url`, message: `"${course.url}" is a screen of the club: choose another name` }]
      : []),
    ...taxCertificateFaults(course, path),
    ...rangeFaults(course.ages, `${path}.ages`),
    ...rangeFaults(course.birthYears, `${path}.birthYears`),
    ...course.sessions.flatMap((session, index) => sessionFaults(session, `${path}.sessions[${index}]`)),
    ...weeklyFaults(course, path),
    ...course.tariffs.flatMap((tariff, index) => [
      ...tariffFaults(tariff, `${path}.tariffs[${index}]`),
      ...proRataFaults(tariff, course, `${path}.tariffs[${index}].proRata`),
    ]),
    ...course.stands.flatMap((stand, index) => standFaults(stand, `${path}.stands[${index}]`)),
  ];
}

/** Circular 2022/C/104: a series of lessons outside the holidays is no childcare. */
function taxCertificateFaults({ type, allowsTaxCertificate }: CourseInFile, path: string): Fault[] {
  if (!allowsTaxCertificate || type === 'activity') return [];
  return [
    {
      path: `${path}.allowsTaxCertificate`,
      message:
        'is for childcare, such as a camp: "type" must be "activity". The tax office accepts no certificate for weekly lessons or tickets',
    },
  ];
}

function rangeFaults(range: CourseInFile['ages'], path: string): Fault[] {
  const { from = 0, to = Number.POSITIVE_INFINITY } = range ?? {};
  return from > to ? [{ path, message: `from ${from} to ${to} leaves nobody` }] : [];
}

function sessionFaults(session: SessionInFile, path: string): Fault[] {
  if (sessionEnd(session) > sessionStart(session)) return [];
  return [
    {
      path: `${path}.to`,
      message: `${session.to} is not after ${session.from}; past midnight give untilDay`,
    },
  ];
}

function tariffFaults(tariff: TariffInFile, path: string): Fault[] {
  const { price, deposit, discountedPrice, opens } = tariff;
  const faults: Fault[] = [];
  if (opens !== undefined && momentOf(opens) === undefined)
    faults.push({ path: `${path}.opens`, message: `${opens} is on no day of the calendar` });
  if (deposit !== undefined && deposit > (discountedPrice ?? price))
    faults.push({ path: `${path}.deposit`, message: `${deposit} is more than the price` });
  return faults;
}

function proRataFaults(tariff: TariffInFile, { type }: CourseInFile, path: string): Fault[] {
  if (tariff.proRata === undefined) return [];
  if (type === 'ticket') return [{ path, message: 'a ticket has no lessons that are left' }];
  return tariff.type === 'trial' ? [{ path, message: 'a trial is for one lesson' }] : [];
}

function standFaults({ capacity, seats }: StandInFile, path: string): Fault[] {
  if ((capacity === undefined) === (seats.length === 0))
    return [{ path, message: 'must have either a capacity (people stand) or seats (with a number each)' }];
  return seats.flatMap((block, index) => {
    const at = `${path}.seats[${index}]`;
    if (block.to < block.from)
      return [{ path: `${at}.to`, message: `${block.to} is less than ${block.from}` }];
    return block.wheelchairs
      .filter((seat) => seat < block.from || seat > block.to)
      .map((seat) => ({ path: `${at}.wheelchairs`, message: `${seat} is none of these seats` }));
  });
}
