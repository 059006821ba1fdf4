import type { AskedGuardian } from '#src/api/entities/people/user.ts';
import { useSession } from '../../session/index.ts';

/** The guardian whom the user, a minor, has asked and who has not answered: until then the user orders nothing. */
export function useAskedGuardian(): AskedGuardian | undefined {
  const session = useSession();
  return session.status === 'user' ? session.user.guardianAsked : undefined;
}
