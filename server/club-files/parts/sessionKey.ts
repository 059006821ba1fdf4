import type { SessionInFile } from '#schemas/club-file/courseInFile.ts';

/** Identifies a session without a number among those of its course. */
export function sessionKey({ day, from }: Pick<SessionInFile, 'day' | 'from'>): string {
  return `${day} ${from}`;
}
