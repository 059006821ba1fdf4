import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { formatList } from '#rules/writtenList.ts';
import { post } from '#src/api/call.ts';
import type { Parent, ParentInvite, Sharing } from '#src/api/entities/people/parent.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { parentsTexts as texts } from '#src/texts/nl/parents.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetMember } from '../../personal-data/index.ts';
import {
  recheckSession,
  refreshFamily,
  sessionQuery,
  useMembers,
  useSelectMember,
  useSession,
} from '../../session/index.ts';

/** Refetches the parents. The family changes with them when a parent comes or goes. */
async function refreshParents(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ['parents'] }), refreshFamily(client)]);
}

interface NewInvite {
  readonly mail: string;
  /** The children it is for; without them, it is for the whole family. */
  readonly users: readonly number[] | undefined;
}

/** Invites an address. Throws the refusal, which the form shows at its field. */
export function useInviteParent(onDone: () => void) {
  const client = useQueryClient();
  return async ({ mail, users }: NewInvite): Promise<void> => {
    await post('invite_parent', { mail, ...(users && { users: [...users] }) });
    showNotice({ tone: 'success', message: texts.invite.sent(mail) });
    await client.invalidateQueries({ queryKey: ['parents'] });
    onDone();
  };
}

/** Mails an open invitation once more, or ends it. */
export function useOpenInvite({ id, mail, isForFamily, children }: ParentInvite, onDone: () => void) {
  const again = { mail, ...(!isForFamily && { users: children.map(({ uid }) => uid) }) };
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: 'again' | 'withdraw') =>
      what === 'again' ? post('invite_parent', again) : post('withdraw_parent_invite', { invite: id }),
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

interface Removed extends Pick<Parent, 'uid'> {
  /** What the user reads afterwards. */
  readonly told: string;
}

/** Undoes the coming of a parent, or that children are shared with one of another household. */
export function useRemoveParent({ uid, told }: Removed, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('remove_parent', { uid }),
    onSuccess: async () => {
      showNotice({ tone: 'success', message: told });
      await refreshParents(client);
      onDone();
    },
    onError: (error) => recheckSession(client, error),
  });
}

/** Ends what another household shares with the user. */
export function useEndSharing({ children }: Sharing, onDone: () => void) {
  const client = useQueryClient();
  const select = useSelectMember();
  const session = useSession();
  const [child] = children;
  return useMutation({
    mutationFn: () => post('leave_family', { ...(child && { uid: child.uid }) }),
    onSuccess: async () => {
      const login = session.status === 'user' ? session.user.uid : 0;
      select(login);
      showNotice({
        tone: 'success',
        message: texts.sharing.leave.done(formatList(children.map(({ name }) => name))),
      });
      await Promise.all([refreshParents(client), client.invalidateQueries({ queryKey: ['user-clubs'] })]);
      for (const { uid } of children) forgetMember({ uid, login });
      onDone();
    },
    onError: (error) => recheckSession(client, error),
  });
}

/**
 * Takes the user out of the family, and removes the family's data from this device.
 * @param login - uid of the logged-in user
 */
export function useLeaveFamily(login: number, onDone: () => void) {
  const client = useQueryClient();
  const select = useSelectMember();
  const family = useMembers();
  return useMutation({
    mutationFn: () => post('leave_family', {}),
    onSuccess: async () => {
      const left =
        family.status === 'known'
          ? family.members.filter(({ uid, isShared }) => uid !== login && !isShared)
          : [];
      select(login);
      showNotice({ tone: 'success', message: texts.leave.done });
      const [session] = sessionQuery().queryKey;
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== session });
      await Promise.all([refreshParents(client), client.invalidateQueries({ queryKey: ['user-clubs'] })]);
      for (const { uid } of left) forgetMember({ uid, login });
      onDone();
    },
    onError: (error) => recheckSession(client, error),
  });
}
