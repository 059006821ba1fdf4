import { unixSecondsOf } from '../../clock.ts';
import { loadUndeliveredMails } from '../../services/clubs/loadUndeliveredMails.ts';
import { requireManager } from '../../services/clubs/requireManager.ts';
import { whyUndelivered } from '../../services/clubs/whyUndelivered.ts';
import { fullName } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetUndeliveredMails: OperationHandler<'get_undelivered_mails'> = async (call) => {
  const { db, caller, request } = call;
  await requireManager(db, request.club, caller);
  const found = await loadUndeliveredMails(db, request.club);
  return {
    result: found.map(({ mail, person }) => {
      const why = whyUndelivered(mail.failure ?? '');
      return {
        ...{ id: mail.id, kind: mail.kind, to: mail.recipient ?? '' },
        ...(person && { name: fullName(person) }),
        subject: mail.subject ?? '',
        queued: unixSecondsOf(mail.queuedAt),
        gave_up: unixSecondsOf(mail.failedAt ?? mail.dueAt),
        ...{ why, resendable: mail.content !== null, refused: why !== 'unreachable' },
      };
    }),
  };
};
