import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseMyData } from '#src/api/personalData.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetStored, refreshFamily, useSelectMember } from '../../session/index.ts';
import { forgetMember } from '../state/forgetMember.ts';

/** Who is erased, by whom. */
interface Erasing {
  readonly uid: number;
  readonly login: number;
  readonly firstName: string;
}

/** Erases, and lets go of what this device holds of who is gone. */
export function useErase({ uid, login, firstName }: Erasing) {
  const client = useQueryClient();
  const select = useSelectMember();
  return useMutation({
    mutationFn: (password: string) => eraseMyData(uid, password),
    onSuccess: async () => {
      if (uid === login) return forgetStored();
      select(login);
      showNotice({ tone: 'success', message: personalDataTexts.erase.erased(firstName) });
      // What other screens know is of a family that was larger.
      await client.invalidateQueries({ refetchType: 'none' });
      await refreshFamily(client);
      // The form of the profile is gone by then: it keeps what was typed last.
      forgetMember({ uid, login });
    },
  });
}
