import { and, eq } from 'drizzle-orm';
import { courses } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadCourse } from '../../services/offer/loadCourses.ts';
import { loadStanding } from '../../services/offer/standing.ts';
import { toWireCourse } from '../../services/offer/toWireCourse.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCourse: OperationHandler<'get_course'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const isAsked = and(eq(courses.clubNid, club.nid), eq(courses.url, request.course));
  const course = await loadCourse(db, isAsked);
  if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
  const tariffs = course.tariffs.map(({ nid }) => nid);
  const standing = await loadStanding(db, [...(caller?.family ?? [])], tariffs);
  return { result: toWireCourse(course, { now: clock.now(), standing }) };
};
