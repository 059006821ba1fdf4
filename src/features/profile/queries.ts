import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../api/call.ts';
import { type ClubPreferences, parsePreferences } from '../../api/entities/people/preferences.ts';
import { getProfile, type ProfileChange, saveProfile } from '../../api/family.ts';
import { resultOf } from '../../api/resultOf.ts';
import { profileTexts } from '../../texts/nl/profile.ts';
import { showNotice } from '../notices/index.ts';
import { refreshFamily } from '../session/index.ts';

/** Fetches a profile once while it is on screen: a second answer would reset its form. */
export function profileQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['profile', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getProfile(uid, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Personal data, so it is removed from memory when the screen is left.
    gcTime: 0,
  });
}

/** Saves a profile and updates the names in the shell. */
export function useSaveProfile() {
  const client = useQueryClient();
  return async (change: ProfileChange): Promise<void> => {
    const saved = await saveProfile(change);
    client.setQueryData(profileQuery(change.uid).queryKey, saved);
    await refreshFamily(client);
  };
}

/** Fetches the preferences once while they are on screen: a second answer would reset unsaved choices. */
export function preferencesQuery(uid: number) {
  return queryOptions({
    queryKey: ['preferences', uid],
    queryFn: resultOf('get_preferences', { uid }, parsePreferences),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const wireOf = (isWanted: boolean) => (isWanted ? ('subscribed' as const) : ('unsubscribed' as const));

export function useSavePreferences(uid: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: readonly ClubPreferences[]) => {
      const clubs = chosen.map(({ club, entries }) => ({
        nid: club.nid,
        entries: entries.map(({ email, newsletter, messages }) => ({
          email,
          status: wireOf(newsletter),
          communicationStatus: wireOf(messages),
        })),
      }));
      return parsePreferences((await post('save_preferences', { uid, clubs })).result);
    },
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery(uid).queryKey, saved);
      showNotice({ tone: 'success', message: profileTexts.preferences.saved });
    },
  });
}
