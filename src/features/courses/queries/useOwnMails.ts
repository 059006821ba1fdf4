import { skipToken, useQuery } from '@tanstack/react-query';
import { getProfile } from '#src/api/family.ts';

const unknown: readonly string[] = [];

/** The addresses of somebody who invites a partner; none until they are known: the server refuses one's own as well. */
export function useOwnMails(uid: number | undefined): readonly string[] {
  const { data } = useQuery({
    queryKey: ['own-mails', uid],
    queryFn:
      uid === undefined
        ? skipToken
        : async ({ signal }) => {
            const { mail, secondMail } = await getProfile(uid, { signal });
            return [mail, ...secondMail.split(';')].filter((address) => address.trim() !== '');
          },
    // Personal: it leaves the memory with the screen.
    gcTime: 0,
  });
  return data ?? unknown;
}
