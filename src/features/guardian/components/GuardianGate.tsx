import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import { paths } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useSession } from '../../session/index.ts';

/** Delay after the user has loaded, in milliseconds (specification 4.6). */
const delay = 200;

const GuardianDialog = lazyPart(async () => (await import('./GuardianDialog.tsx')).GuardianDialog);

/** Asks a logged-in user under 16 for a guardian, except on the preview and while somebody has been asked. */
export function GuardianGate() {
  const session = useSession();
  const { pathname } = useLocation();
  const [due, setDue] = useState<number>();
  const user = session.status === 'user' && !session.user.blocked ? session.user : undefined;
  const uid = user?.uid;
  useEffect(() => {
    const timer = setTimeout(() => setDue(uid), delay);
    return () => clearTimeout(timer);
  }, [uid]);
  if (!user?.birthdate || user.guardianAsked || due !== user.uid || pathname === paths.courseFormPreview)
    return null;
  if (!needsGuardian(user.birthdate, isoDayOf(systemClock.now() / 1000))) return null;
  return (
    <Suspense fallback={null}>
      <GuardianDialog minor={user} />
    </Suspense>
  );
}
