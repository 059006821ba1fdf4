/** The substitute of a lesson, and the teacher in whose place. */
export interface Substitution {
  readonly holder: number;
  /** Whom the substitute replaces; null: everybody who teaches the course. */
  readonly replaces: number | null;
}

/** The accounts that taught a lesson: those of its course, with the substitute in place of whom they replace. */
export function taughtBy(
  ofCourse: readonly number[],
  substitution: Substitution | undefined,
): readonly number[] {
  if (!substitution) return ofCourse;
  const { holder, replaces } = substitution;
  const stayed = replaces === null ? [] : ofCourse.filter((one) => one !== replaces);
  return [...new Set([...stayed, holder])];
}

/** The names that families read for a lesson. Without the name of whom they replace, the substitute teaches alone. */
export function shownTeachers(
  ofCourse: readonly string[],
  { substitute, replaced }: { readonly substitute: string; readonly replaced: string | undefined },
): readonly string[] {
  if (replaced === undefined || !ofCourse.includes(replaced)) return [substitute];
  return [...new Set(ofCourse.map((name) => (name === replaced ? substitute : name)))];
}

/** Minutes as hours: 90 is `1:30`. */
export function formatHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
