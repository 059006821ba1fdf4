import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { emptyMessage } from './messageContent.ts';
import { messageHref } from './messagesHrefs.ts';
import { clubMessageQuery, clubMessagesQuery, saveMessage } from './messagesQueries.ts';

/** For whom a new message is. */
export type To =
  | { readonly audience: 'courses'; readonly courses: readonly number[] }
  | { readonly audience: 'people'; readonly members: readonly number[] };

/** Opens a new message, which is kept from its first letter on. An untouched one is used again. */
export function useWrite(club: Club) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (to: To | undefined) => {
      const messages = await client.fetchQuery(clubMessagesQuery(club.nid));
      const untouched = messages.find(({ state, title }) => state === 'draft' && title === '');
      if (untouched && !to) return untouched.id;
      const kept = untouched && (await client.fetchQuery(clubMessageQuery(club.nid, untouched.id)));
      const { title, body, newsletter } = emptyMessage;
      const { audience, courses, members } = { ...emptyMessage, members: [], ...to };
      const made = await saveMessage({
        ...{ club: club.nid, title, newsletter, audience, courses: [...courses], members: [...members] },
        // A text without a subject stays.
        ...{ body: [...(kept?.body ?? body)], revision: kept?.revision ?? 0 },
        ...(kept && { messageId: kept.id }),
      });
      return made.id;
    },
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: ['management', club.nid, 'messages'] });
      client.removeQueries({ queryKey: clubMessageQuery(club.nid, id).queryKey });
      await navigate(messageHref(club.url, id));
    },
  });
}
