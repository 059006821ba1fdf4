import { Suspense } from 'react';
import type { Session, User } from '#src/api/session.ts';
import { storedKeys } from '#src/platform/forgetTexts.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { unsentPrefix } from '#src/platform/unsentMarks.ts';

/** Lazy-loaded, because most users are parents. */
const SendUnsentAttendance = lazyPart(
  async () => (await import('./SendUnsentAttendance.tsx')).SendUnsentAttendance,
);

interface UnsentAttendanceProps {
  user: User;
  federations: Session['federations'];
}

/** Sends waiting attendance for whoever teaches, and from a device on which something waits. */
export function UnsentAttendance({ user, federations }: UnsentAttendanceProps) {
  const teaches =
    user.isTeacher ||
    Object.values(federations)
      .flat()
      .some(({ type }) => type === 'teacher');
  const isNeeded = teaches || storedKeys('localStorage').some((key) => key.startsWith(unsentPrefix));
  return <Suspense fallback={null}>{isNeeded && <SendUnsentAttendance uid={user.uid} />}</Suspense>;
}
