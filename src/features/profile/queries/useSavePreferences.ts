import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type ClubPreferences, parsePreferences } from '#src/api/entities/people/preferences.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { showNotice } from '../../notices/index.ts';
import { preferencesQuery } from './preferencesQuery.ts';

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
