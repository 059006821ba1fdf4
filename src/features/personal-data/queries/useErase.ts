import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseMyData } from '#src/api/personalData.ts';
import { forgetTexts } from '#src/platform/storage/forgetTexts.ts';
import { unsentPrefix } from '#src/platform/storage/unsentMarks.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetStored, refreshFamily, useSelectMember } from '../../session/index.ts';
import { forgetMember } from '../state/forgetMember.ts';

/** The person to erase, and the logged-in user. */
interface Erasing {
  readonly uid: number;
  readonly login: number;
  readonly firstName: string;
}

/** Erases a person, then removes that person's data from this device. */
export function useErase({ uid, login, firstName }: Erasing) {
  const client = useQueryClient();
  const select = useSelectMember();
  return useMutation({
    mutationFn: (password: string) => eraseMyData(uid, password),
    onSuccess: async () => {
      if (uid === login) {
        // Nobody can send it any more.
        forgetTexts((key) => key.startsWith(unsentPrefix));
        return forgetStored();
      }
      select(login);
      showNotice({ tone: 'success', message: personalDataTexts.erase.erased(firstName) });
      // Cached answers still include the erased person.
      await client.invalidateQueries({ refetchType: 'none' });
      await refreshFamily(client);
      // Last, because the profile form saves a draft when it unmounts.
      forgetMember({ uid, login });
    },
  });
}
