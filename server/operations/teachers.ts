import { formatIsoDay } from '#rules/writtenTime.ts';
import type { teachersOperations } from '#schemas/operations/teachers.ts';
import { loadClubTeachers, loadCourseLessons } from '../services/club-teachers/loadClubTeachers.ts';
import { setCourseTeacher } from '../services/club-teachers/setCourseTeacher.ts';
import { setSubstitute } from '../services/club-teachers/setSubstitute.ts';
import { hoursSheet, loadTeachingHours } from '../services/club-teachers/teachingHours.ts';
import { noteAction } from '../services/management/noteAction.ts';
import { sheetFile } from '../services/management/spreadsheets/spreadsheet.ts';
import type { HandlersOf } from './operationHandler.ts';

export const teachersHandlers = {
  get_club_teachers: async (call) => ({ result: await loadClubTeachers(call, call.club.nid) }),
  set_course_teacher: async (call) => {
    const { caller, request, club } = call;
    const { course, holder, teaches } = request;
    await setCourseTeacher(call, { clubNid: club.nid, by: caller.uid, course, holder, teaches });
    return { result: null };
  },
  get_course_lessons: async (call) => ({
    result: await loadCourseLessons(call, { clubNid: call.club.nid, course: call.request.course }),
  }),
  set_substitute: async (call) => {
    const { caller, request, club } = call;
    const { session, holder, replaces } = request;
    await setSubstitute(call, { club, by: caller.uid, session, holder, replaces });
    return { result: null };
  },
  get_teaching_hours: async (call) => {
    const { from, until } = call.request;
    return { result: await loadTeachingHours(call, { clubNid: call.club.nid, from, until }) };
  },
  download_teaching_hours: async (call) => {
    const { caller, request, club } = call;
    const { from, until } = request;
    const details = { what: `${formatIsoDay(from)} - ${formatIsoDay(until)}` };
    await noteAction(call, {
      ...{ clubNid: club.nid, by: caller.uid, action: 'download-hours', oid: null, details },
    });
    const rows = await hoursSheet(call, { clubNid: club.nid, from, until });
    return sheetFile(rows, { format: request.format ?? 'csv', name: `uren-${club.url}-${from}-${until}` });
  },
} satisfies HandlersOf<typeof teachersOperations>;
