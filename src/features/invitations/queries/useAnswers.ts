import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { CoupleInvitation, WaitingPlace } from '#src/api/entities/invitation.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { showNotice } from '../../notices/index.ts';
import { useFollowedCode } from '../state/useFollowedCode.ts';

/**
 * Sends an answer, then refetches the invitations and courses. After a failure the card stays and shows the reason, so that
 * the person may try again.
 *
 * @param done The message of the success notice; '' for none. The mutation shows it, because the card may be unmounted by
 * then.
 */
function useAnswering<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  done: (variables: Variables) => string = () => '',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, variables) => {
      const message = done(variables);
      if (message !== '') showNotice({ tone: 'success', message });
      return Promise.all(
        [['invitations'], ['course'], ['courses']].map((queryKey) => client.invalidateQueries({ queryKey })),
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
  return useAnswering(
    ({ invitation: { cciid }, uid, accept }: Answer) =>
      post('answer_invitation', {
        ...{ club: club.nid, uid, cciid, accept },
        ...(code !== undefined && { invite: code }),
      }),
    ({ invitation: { inviter }, accept }) => (accept ? '' : texts.declined(inviter)),
  );
}

type Place = Pick<WaitingPlace, 'uid' | 'name' | 'club' | 'tariff'>;

export function useLeaveWaitingList() {
  return useAnswering(
    ({ uid, club, tariff }: Place) => post('leave_waiting_list', { club: club.nid, uid, tariff: tariff.nid }),
    ({ name }) => texts.left(name),
  );
}

export function useAcceptOffer() {
  return useAnswering(({ uid, club, tariff }: Place) =>
    post('accept_waiting_list_offer', { club: club.nid, uid, tariff: tariff.nid }),
  );
}
