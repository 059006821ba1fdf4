import { Type } from 'typebox';
import { SheetFormat } from '../entities/management/sheetFormat.ts';
import { ClubTeachers, TaughtLesson, TeachingHours } from '../entities/staff/clubTeachers.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { IsoDate, Nid, Uid } from '../scalars.ts';

const holder = Type.Unsafe<number>({ ...Uid, description: 'An account of `get_club_teachers`' });

export const teachersOperations = operationsOf('teachers', {
  get_club_teachers: {
    method: 'GET',
    access: 'user',
    task: 'lessons',
    summary:
      'Lists who can teach at a club, and its courses: those that are not over, and those that ended this year or the year before.',
    request: Type.Object({ club: Nid }),
    response: envelope(ClubTeachers),
  },
  set_course_teacher: {
    method: 'POST',
    access: 'user',
    task: 'lessons',
    keepsPages: true,
    summary:
      'Gives a course to an account with a role at the club, or takes it back. A repeat changes nothing. Who teaches a course sees its participants.',
    request: Type.Object({ club: Nid, course: Nid, holder, teaches: Type.Boolean() }),
    response: envelope(Type.Null()),
  },
  get_course_lessons: {
    method: 'GET',
    access: 'user',
    task: 'lessons',
    summary:
      'Lists the lessons of a course of the club that are not over, the earliest first, with who teaches them.',
    request: Type.Object({ club: Nid, course: Nid }),
    response: envelope(skipping(Type.Array(TaughtLesson))),
  },
  set_substitute: {
    method: 'POST',
    access: 'user',
    task: 'lessons',
    summary:
      'Lets another account with a role at the club teach one lesson that is not over, or takes that back without `holder`. The substitute sees its participants and saves the attendance until the day after the lesson. Families read who teaches and get a mail, and so does the substitute.',
    request: Type.Object({
      club: Nid,
      session: Nid,
      holder: Type.Optional(holder),
      replaces: Type.Optional(holder),
    }),
    response: envelope(Type.Null()),
  },
  get_teaching_hours: {
    method: 'GET',
    access: 'user',
    task: 'lessons',
    summary:
      'Returns how long each account taught in a period: the lessons of their courses that are over, by the calendar, with substitutes in place of whom they replaced. A cancelled lesson is in no calendar.',
    request: Type.Object({ club: Nid, from: IsoDate, until: IsoDate }),
    response: envelope(skipping(Type.Array(TeachingHours))),
  },
  download_teaching_hours: {
    method: 'POST',
    access: 'user',
    task: 'lessons',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the lessons that each account taught in a period, as CSV or as a workbook (XLSX): a row for each lesson, and one with the sum. The action list of the club says who downloaded it.',
    request: Type.Object({ club: Nid, from: IsoDate, until: IsoDate, format: Type.Optional(SheetFormat) }),
    response: envelope(Type.Null()),
  },
});
