import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '../../api/call.ts';
import type { Club } from '../../api/entities/club/club.ts';
import {
  type CoupleInvitation,
  parseInvitations,
  type WaitingPlace,
} from '../../api/entities/registration/invitation.ts';
import { resultOf } from '../../api/resultOf.ts';
import { invitationsTexts as texts } from '../../texts/nl/invitations.ts';
import { showNotice } from '../notices/index.ts';
import { useSession } from '../session/index.ts';
import { useFollowedCode } from './state/useFollowedCode.ts';

interface InvitationsOf {
  /** The club's nid. */
  readonly club: number;
  /** The uid of the logged-in user, whose whole family the answer covers; undefined before the login. */
  readonly viewer: number | undefined;
  /** The code of a followed mail link. */
  readonly code: string | undefined;
}

export function invitationsQuery({ club, viewer, code }: InvitationsOf) {
  return queryOptions({
    queryKey: ['invitations', club, viewer, code],
    queryFn: resultOf(
      'get_invitations',
      { club, uid: viewer ?? 0, ...(code !== undefined && { invite: code }) },
      parseInvitations,
    ),
    enabled: viewer !== undefined,
  });
}

/** The family's invitations and waiting list places at a club. No request for a visitor, a guest or at a club with a free licence. */
export function useInvitations(club: Pick<Club, 'nid' | 'url' | 'isFreeLicense'>) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const mayAsk = user && !user.blocked && !user.guest && !club.isFreeLicense;
  const viewer = mayAsk ? user.uid : undefined;
  return useQuery(invitationsQuery({ club: club.nid, viewer, code: useFollowedCode(club) }));
}

/**
 * Sends an answer, then refetches the invitations and courses. After a failure the card stays and shows the reason, so that
 * the person may try again.
 *
 * @param successMessage The message of the success notice; '' for none. The mutation shows this notice itself, because the
 * refetch may unmount the card.
 */
function useAnswerMutation<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  successMessage: (variables: Variables) => string = () => '',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, variables) => {
      const message = successMessage(variables);
      if (message !== '') showNotice({ tone: 'success', message });
      return Promise.all(
        [['invitations'], ['course'], ['courses'], ['own-registrations']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

interface Answer {
  readonly invitation: CoupleInvitation;
  /** The family member who answers. */
  readonly uid: number;
  readonly accept: boolean;
}

export function useAnswerInvitation(club: Club) {
  const code = useFollowedCode(club);
  return useAnswerMutation(
    ({ invitation: { cciid }, uid, accept }: Answer) =>
      post('answer_invitation', {
        club: club.nid,
        uid,
        cciid,
        accept,
        ...(code !== undefined && { invite: code }),
      }),
    ({ invitation: { inviter }, accept }) => (accept ? '' : texts.declined(inviter)),
  );
}

type PlaceOnList = Pick<WaitingPlace, 'uid' | 'name' | 'club' | 'tariff'>;

export function useLeaveWaitingList() {
  return useAnswerMutation(
    ({ uid, club, tariff }: PlaceOnList) =>
      post('leave_waiting_list', { club: club.nid, uid, tariff: tariff.nid }),
    ({ name }) => texts.left(name),
  );
}

export function useAcceptOffer() {
  return useAnswerMutation(({ uid, club, tariff }: PlaceOnList) =>
    post('accept_waiting_list_offer', { club: club.nid, uid, tariff: tariff.nid }),
  );
}
