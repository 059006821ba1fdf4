import { weekdays } from '#rules/brusselsTime.ts';
import { lessonBreaks } from '#rules/calendar/lessonBreaks.ts';
import { eurosOf } from '#rules/money.ts';
import { clockOf } from '#rules/writtenTime.ts';
import type { Course, CourseSummary } from '#schemas/entities/offer/course.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { DetailedCourse, OfferedCourse } from './offeredCourse.ts';
import type { OfferView } from './offerView.ts';
import { toWireTariff } from './toWireTariff.ts';

export function toWireCourseSummary(course: OfferedCourse, view: OfferView): CourseSummary {
  const { times } = course;
  return {
    nid: course.nid,
    url: course.url,
    title: course.title,
    type: course.type,
    taxonomies: course.taxonomies.map(({ nid, title }) => ({ nid, title })),
    levels: course.levels.map(({ nid, title }) => ({ nid, title })),
    startDate: times.startsAt,
    endDate: times.endsAt,
    weekdays: weekdays.filter((_, index) => times.isoWeekdays.includes(index + 1)),
    startTime: clockOf(times.startsAt),
    endTime: clockOf(times.firstEndsAt),
    place: course.place,
    ...(course.type === 'course' &&
      lessonBreaks(times.days) !== undefined && { lessonsOutsideHolidays: times.count }),
    ...(course.ageRestrictions && { ageRestrictions: [...course.ageRestrictions] }),
    ...(course.birthYears && { ageRestrictionsByYear: [...course.birthYears] }),
    ...(course.image && { image: course.image }),
    tariffs: course.tariffs.map((tariff) => toWireTariff(course, tariff, view)),
    ...(course.allowsSeveralTariffs && { allowsSeveralTariffs: true }),
    ...(course.seatCosts && {
      seatCosts: {
        least: eurosOf(course.seatCosts.leastCents),
        most: eurosOf(course.seatCosts.mostCents),
      },
    }),
  };
}

export function toWireCourse(course: DetailedCourse, view: OfferView): Course {
  return {
    ...toWireCourseSummary(course, view),
    description: course.description,
    teachers: [...course.teachers],
    bring: course.bring,
    sessions: course.sessions.map(({ nid, startsAt, endsAt, place, teachers, guestCapacity, guests }) => ({
      nid,
      start: unixSecondsOf(startsAt),
      end: unixSecondsOf(endsAt),
      place,
      ...(teachers && { teachers }),
      ...(guestCapacity !== null && { availability: guestCapacity - guests }),
    })),
    additionalServices: course.services.map((service) => ({
      nid: service.nid,
      title: service.title,
      price: eurosOf(service.priceCents),
      availability: service.capacity === null ? null : service.capacity - service.sold,
    })),
    hasSeatPlan: course.seatCosts !== null,
  };
}
