import { type AnyColumn, and, eq, isNull } from 'drizzle-orm';

/** A form that managers build: the questions of a course, a form outside courses, or without both what the club asks everybody. */
export interface BuiltForm {
  readonly clubNid: number;
  readonly courseNid?: number | undefined;
  readonly formNid?: number | undefined;
}

interface FormColumns {
  readonly clubNid: AnyColumn;
  readonly courseNid: AnyColumn;
  readonly formNid: AnyColumn;
}

/** The rows of a table that are about a form. */
export function isOfBuiltForm(table: FormColumns, { clubNid, courseNid, formNid }: BuiltForm) {
  return and(
    eq(table.clubNid, clubNid),
    courseNid === undefined ? isNull(table.courseNid) : eq(table.courseNid, courseNid),
    formNid === undefined ? isNull(table.formNid) : eq(table.formNid, formNid),
  );
}
