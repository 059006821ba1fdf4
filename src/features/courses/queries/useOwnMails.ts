import { skipToken, useQuery } from '@tanstack/react-query';
import { getProfile } from '#src/api/family.ts';

const unknown: readonly string[] = [];

/** The addresses of a person who invites a partner; empty while loading. The server also refuses an invitation to oneself. */
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
    // Personal data, so it is removed from memory when the screen is left.
    gcTime: 0,
  });
  return data ?? unknown;
}
