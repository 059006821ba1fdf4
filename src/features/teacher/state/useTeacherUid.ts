import { useSession } from '../../session/index.ts';

/** The uid of the logged-in teacher; 0 for a visitor, who has no marks on this device. */
export function useTeacherUid(): number {
  const session = useSession();
  return session.status === 'user' ? session.user.uid : 0;
}
