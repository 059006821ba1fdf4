import { useQueryClient } from '@tanstack/react-query';
import { type ProfileChange, saveProfile } from '#src/api/family.ts';
import { refreshFamily } from '../../session/index.ts';
import { profileQuery } from './profileQuery.ts';

/** Saves a profile and updates the names in the shell. */
export function useSaveProfile() {
  const client = useQueryClient();
  return async (change: ProfileChange): Promise<void> => {
    const saved = await saveProfile(change);
    client.setQueryData(profileQuery(change.uid).queryKey, saved);
    await refreshFamily(client);
  };
}
