import type { managedCertificatesOperations } from '#schemas/operations/managed-certificates.ts';
import {
  correctForClub,
  issueForClub,
  previewCorrection,
} from '../services/club-certificates/issueForClub.ts';
import { loadClubCertificates } from '../services/club-certificates/loadClubCertificates.ts';
import { mailIssued, mailMissing } from '../services/club-certificates/mailCertificates.ts';
import { belcotaxFile, openForClub } from '../services/club-certificates/openForClub.ts';
import { withdrawForClub } from '../services/club-certificates/withdrawForClub.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { noteAction } from '../services/management/noteAction.ts';
import type { HandlersOf } from './operationHandler.ts';

export const managedCertificatesHandlers = {
  get_club_certificates: async (call) => ({
    result: await loadClubCertificates(call, { clubNid: call.club.nid, year: call.request.year }),
  }),
  issue_certificates: async (call) => {
    const { caller, request, club, idempotencyKey: key } = call;
    const { year, registration, until21 = false, notify: mail } = request;
    const once = { operation: 'issue_certificates', uid: caller.uid, key, body: request } as const;
    const wanted = { club, by: caller.uid, year, registration, until21, mail };
    return { result: await onceForKey(call, once, (tx) => issueForClub({ ...call, db: tx }, wanted)) };
  },
  correct_certificate: async (call) => {
    const { caller, request, club, idempotencyKey: key } = call;
    const { certificate, preview = false, until21 = false, notify: mail } = request;
    const wanted = { club, by: caller.uid, certificate, until21, mail };
    if (preview) return { result: await previewCorrection(call, wanted) };
    const once = { operation: 'correct_certificate', uid: caller.uid, key, body: request } as const;
    return { result: await onceForKey(call, once, (tx) => correctForClub({ ...call, db: tx }, wanted)) };
  },
  withdraw_certificate: async (call) => {
    const { caller, request, club, idempotencyKey: key } = call;
    const { certificate, notify: mail } = request;
    const once = { operation: 'withdraw_certificate', uid: caller.uid, key, body: request } as const;
    const wanted = { club, by: caller.uid, certificate, mail };
    return { result: await onceForKey(call, once, (tx) => withdrawForClub({ ...call, db: tx }, wanted)) };
  },
  mail_certificates: async (call) => {
    const { caller, request, club, idempotencyKey: key } = call;
    const { year, about, certificate, registration } = request;
    const once = { operation: 'mail_certificates', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, async (tx) => {
      const context = { ...call, db: tx };
      const sent =
        about === 'issued'
          ? await mailIssued(context, { club, year, certificate })
          : await mailMissing(context, { club, year, registration });
      if (sent.mails > 0)
        await noteAction(context, {
          ...{ clubNid: club.nid, by: caller.uid, oid: null },
          action: about === 'issued' ? 'mail-certificates' : 'ask-certificate-numbers',
          details: { what: `${year} · ${sent.mails}` },
        });
      return sent;
    });
    return { result };
  },
  download_club_certificate: async (call) => {
    const { caller, request, club } = call;
    const { year, of } = request;
    return { kind: 'file', ...(await openForClub(call, { club, by: caller.uid, year, of })) };
  },
  download_belcotax: async (call) => {
    const { caller, request, club } = call;
    return { kind: 'file', ...(await belcotaxFile(call, { club, by: caller.uid, year: request.year })) };
  },
} satisfies HandlersOf<typeof managedCertificatesOperations>;
