import type { SessionInFile } from '#schemas/club-file/courseInFile.ts';

/** A lesson as it was planned before it was cancelled or moved. */
export interface PlannedLesson extends Pick<SessionInFile, 'day' | 'from' | 'to'> {
  readonly nid?: number | undefined;
  readonly untilDay?: string | undefined;
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

/** The lessons of a course as they were planned: a cancelled one is there, and a moved one is on its old day. */
export function plannedSessions(
  sessions: readonly SessionInFile[],
  changed: readonly PlannedLesson[],
): readonly SessionInFile[] {
  const plans = new Map(changed.map((lesson) => [lesson.nid, lesson]));
  const left = sessions.filter(({ nid }) => nid === undefined || !plans.has(nid));
  return [...left, ...[...plans.values()].map(asSession)];
}

function asSession({ day, from, to, untilDay, place, guestCapacity }: PlannedLesson): SessionInFile {
  return {
    ...{ day, from, to },
    ...(untilDay !== undefined && { untilDay }),
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}
