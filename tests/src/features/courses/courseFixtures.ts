import { parseClub } from '#src/api/entities/club/club.ts';
import { parseCourse } from '#src/api/entities/offer/course.ts';
import type { CourseSetting } from '#src/features/courses/view/tariffDecision.ts';
import { wireClub, wireCourse, wireTariff } from '../../api/entities/wireEntities.ts';

/** Parses the entities as the portal does, so that a test never uses an impossible one. */
export function club(wire: object = {}) {
  return parseClub({ ...wireClub, ...wire });
}

export function course({ tariffs = [{}], ...wire }: { tariffs?: object[] } & Record<string, unknown> = {}) {
  return parseCourse({
    ...wireCourse,
    tariffs: tariffs.map((tariff, place) => ({
      ...wireTariff,
      nid: 31 + place,
      discountedPrice: undefined,
      registeredUsersPerTariff: {},
      queuedUsersPerTariff: {},
      availability: null,
      ...tariff,
    })),
    ...wire,
  });
}

export const noor = {
  uid: 8,
  name: 'Noor Peeters',
  firstName: 'Noor',
  birthdate: '2019-05-04',
  color: '#336699',
};
export const lars = {
  uid: 9,
  name: 'Lars Peeters',
  firstName: 'Lars',
  birthdate: '2012-05-04',
  color: undefined,
};

export function setting(parts: Partial<CourseSetting> = {}): CourseSetting {
  return { club: club(), person: noor, today: '2026-11-20', ...parts };
}

/** The time on the wire: seconds since 1970. */
export const seconds = (iso: string) => Date.parse(iso) / 1000;

/** Replaces the non-breaking spaces of money. */
export const euros = (text: string) => text.replaceAll('\u00a0', ' ');
