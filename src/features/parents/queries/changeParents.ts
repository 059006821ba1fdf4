import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import type { Parent, ParentInvite } from '#src/api/entities/parent.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { parentsTexts as texts } from '#src/texts/nl/parents.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { recheckSession, refreshFamily } from '../../session/index.ts';

/** Refetches the parents. The family changes with them when a parent comes or goes. */
export async function refreshParents(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ['parents'] }), refreshFamily(client)]);
}

/** Invites an address. Throws the refusal, which the form shows at its field. */
export function useInviteParent(onDone: () => void) {
  const client = useQueryClient();
  return async (mail: string): Promise<void> => {
    await post('invite_parent', { mail });
    showNotice({ tone: 'success', message: texts.invite.sent(mail) });
    await client.invalidateQueries({ queryKey: ['parents'] });
    onDone();
  };
}

/** Mails an open invitation once more, or ends it. */
export function useOpenInvite({ id, mail }: ParentInvite, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: 'again' | 'withdraw') =>
      what === 'again' ? post('invite_parent', { mail }) : post('withdraw_parent_invite', { invite: id }),
    onSuccess: async (_answer, what) => {
      const message = what === 'again' ? texts.invite.sent(mail) : texts.invite.withdrawn(mail);
      showNotice({ tone: 'success', message });
      await client.invalidateQueries({ queryKey: ['parents'] });
      onDone();
    },
    onError: (error) => {
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) });
      recheckSession(client, error);
    },
  });
}

/** Undoes the coming of a parent. */
export function useRemoveParent({ uid, name }: Parent, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('remove_parent', { uid }),
    onSuccess: async () => {
      showNotice({ tone: 'success', message: texts.remove.done(name) });
      await refreshParents(client);
      onDone();
    },
    onError: (error) => recheckSession(client, error),
  });
}
