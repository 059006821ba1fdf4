import { roleHasTask } from '#rules/clubRoles.ts';
import { type Cents, eurosOf } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { managementOperations } from '#schemas/operations/management.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { paysOnlineBy } from '#server/payments/paymentProviders.ts';
import { refusals } from '../http/refused.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { booksSheet } from '../services/ledger/books/booksSheet.ts';
import { noteGivenBack } from '../services/ledger/giving-back/noteGivenBack.ts';
import { payByCredit } from '../services/ledger/giving-back/payByCredit.ts';
import { undoGivenBack } from '../services/ledger/giving-back/undoGivenBack.ts';
import { loadClubActions } from '../services/ledger/loadClubActions.ts';
import { loadClubInvoices } from '../services/ledger/loadClubInvoices.ts';
import { markTransfer } from '../services/ledger/markTransfer.ts';
import { remindNow } from '../services/ledger/reminding/remindNow.ts';
import { resendUndelivered } from '../services/ledger/resendUndelivered.ts';
import { undoTransfer } from '../services/ledger/undoTransfer.ts';
import { cancelOnce, preview, previewCancellation } from '../services/management/cancelling/cancelOnce.ts';
import { toWireCancellation } from '../services/management/cancelling/toWireCancellation.ts';
import { loadManagedCourses } from '../services/management/courses/loadManagedCourses.ts';
import { type Credited, creditAmount } from '../services/management/crediting/creditAmount.ts';
import { loadRefundProposal } from '../services/management/crediting/loadRefundProposal.ts';
import { queueCreditMail } from '../services/management/crediting/queueCreditMail.ts';
import { noteAction } from '../services/management/noteAction.ts';
import { findRegistrations } from '../services/management/registrations/findRegistrations.ts';
import { noteDownload } from '../services/management/registrations/noteDownload.ts';
import { readRegistration } from '../services/management/registrations/readRegistration.ts';
import { requireCourseWithTariffs } from '../services/management/registrations/requireCourseWithTariffs.ts';
import { registrationsSheet } from '../services/management/spreadsheets/registrationsSheet.ts';
import { holdsHealth } from '../services/management/spreadsheets/sheetAnswers.ts';
import { sheetFile } from '../services/management/spreadsheets/spreadsheet.ts';
import { settleOrders } from '../services/orders/settling/settleOrders.ts';
import { ProviderSilent } from '../services/payments/providerSilent.ts';
import { askRefund } from '../services/payments/refunding/askRefund.ts';
import { cancelOpenPayments } from '../services/payments/settleOpenPayments.ts';
import { offerFreePlaces } from '../services/waiting/offerFreePlaces.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const managementHandlers = {
  cancel_for_club: async (call) => {
    const { clock, caller, request, idempotencyKey: key, club } = call;
    const { what, money } = request;
    const target =
      'registration' in what
        ? { registrationId: what.registration }
        : { oid: what.order, position: what.position };
    const wanted = {
      ...{ club, by: caller.uid, target, money },
      reason: request.reason.trim(),
    };
    if (request.preview)
      return {
        result: await previewCancellation(call, wanted, (tx, seen) =>
          toWireCancellation({ db: tx, clock }, seen, 'preview'),
        ),
      };
    const once = { operation: 'cancel_for_club', uid: caller.uid, key, body: request } as const;
    const cancelled = await cancelOnce(call, { once, wanted, agreed: request.agreed });
    // A provider that doesn't answer is asked again by the hourly round, so the place is free all the same.
    for (const id of cancelled.refundIds)
      await askRefund(call, id).catch((error: unknown) => {
        if (!(error instanceof ProviderSilent)) throw error;
        call.afterwards('refund of a payment', () => Promise.reject(error));
      });
    const { oid } = cancelled;
    if (oid !== null && cancelled.creditedCents > 0)
      await cancelOpenPayments(call, oid).catch((error: unknown) => {
        if (!(error instanceof ProviderSilent)) throw error;
        call.afterwards('end of an open payment', () => Promise.reject(error));
      });
    call.sendQueuedMails();
    const { tariffNid } = cancelled;
    if (tariffNid !== null)
      call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariffNid]));
    return { result: await toWireCancellation(call, cancelled, 'cancelled') };
  },
  get_club_payments: async (call) => {
    const { request } = call;
    const clubNid = call.club.nid;
    const { search = '', show = 'all', offset = 0, limit = invoicesPerPage } = request;
    const wanted = { clubNid, search, show, offset, limit };
    const { invoices, count, owed } = await loadClubInvoices(call, wanted);
    return { result: invoices, count, owed };
  },
  mark_transfer_paid: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const {
      order: oid,
      amount,
      paidOn,
      open,
      by: way = 'transfer',
      refund = 0,
      keepsSurplus = false,
    } = request;
    // Asks first, because somebody may have paid online at this very moment.
    await settleOrders(call, [oid]);
    const once = { operation: 'mark_transfer_paid', uid: caller.uid, key, body: request } as const;
    const booked = await onceForKey(call, once, (tx) =>
      markTransfer(
        { ...call, db: tx },
        {
          ...{
            clubNid,
            by: caller.uid,
            oid,
            amount,
            way,
            paidOn,
            open,
            refund,
            keepsSurplus,
            bankLineId: null,
          },
        },
      ),
    );
    call.sendQueuedMails();
    return { result: booked };
  },
  undo_transfer: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const { payment: paymentId, reason } = request;
    const once = { operation: 'undo_transfer', uid: caller.uid, key, body: request } as const;
    const undone = await onceForKey(call, once, (tx) =>
      undoTransfer({ ...call, db: tx }, { clubNid, by: caller.uid, paymentId, reason: reason.trim() }),
    );
    call.sendQueuedMails();
    return { result: undone };
  },
  download_books: async (call) => {
    const { caller, request, club } = call;
    const { from, until } = request;
    const details = { what: `${formatIsoDay(from)} - ${formatIsoDay(until)}` };
    await noteAction(call, {
      ...{ clubNid: club.nid, by: caller.uid, action: 'download-books', oid: null, details },
    });
    const name = `boekhouding-${club.url}-${from}-${until}`;
    const rows = await booksSheet(call, { clubNid: club.nid, from, until });
    return sheetFile(rows, { format: request.format ?? 'csv', name });
  },
  get_refund_proposal: async (call) => {
    const { request } = call;
    const clubNid = call.club.nid;
    return { result: await loadRefundProposal(call, { clubNid, oid: request.order }) };
  },
  credit_amount: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const { order: oid, line: position, amount, agreed } = request;
    const wanted = { ...{ club, by: caller.uid, oid, position, amount }, reason: request.reason.trim() };
    if (request.preview)
      return { result: toWire(await preview(call, (tx) => creditAmount({ ...call, db: tx }, wanted))) };
    const once = { operation: 'credit_amount', uid: caller.uid, key, body: request } as const;
    const credited = await onceForKey(call, once, async (tx) => {
      const done = await creditAmount({ ...call, db: tx }, wanted);
      if (agreed && !isAgreed(done, agreed)) throw refusals.busy(nl.management.otherAmounts);
      await queueCreditMail({ ...call, db: tx }, wanted, done);
      return done;
    });
    // A provider that doesn't answer is asked again by the hourly round.
    const asking = [...credited.refundIds.map((id) => askRefund(call, id)), cancelOpenPayments(call, oid)];
    for (const asked of await Promise.allSettled(asking))
      if (asked.status === 'rejected') {
        if (!(asked.reason instanceof ProviderSilent)) throw asked.reason;
        call.afterwards('refund of a payment', () => Promise.reject(asked.reason));
      }
    call.sendQueuedMails();
    return { result: toWire(credited) };
  },
  use_credit: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const { order: oid, forOrder, amount, refund, open } = request;
    // Asks first, because somebody may have paid online at this very moment.
    await settleOrders(call, [forOrder]);
    const once = { operation: 'use_credit', uid: caller.uid, key, body: request } as const;
    const used = await onceForKey(call, once, (tx) =>
      payByCredit({ ...call, db: tx }, { clubNid, by: caller.uid, oid, forOrder, amount, refund, open }),
    );
    call.sendQueuedMails();
    return { result: used };
  },
  undo_given_back: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const { entry: entryId, reason } = request;
    const once = { operation: 'undo_given_back', uid: caller.uid, key, body: request } as const;
    const undone = await onceForKey(call, once, (tx) =>
      undoGivenBack({ ...call, db: tx }, { clubNid, by: caller.uid, entryId, reason: reason.trim() }),
    );
    call.sendQueuedMails();
    return { result: undone };
  },
  note_given_back: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const { order: oid, amount, way, givenOn, refund } = request;
    const once = { operation: 'note_given_back', uid: caller.uid, key, body: request } as const;
    const noted = await onceForKey(call, once, (tx) =>
      noteGivenBack({ ...call, db: tx }, { clubNid, by: caller.uid, oid, amount, way, givenOn, refund }),
    );
    call.sendQueuedMails();
    return { result: noted };
  },
  remind_now: async (call) => {
    const { caller, request } = call;
    const clubNid = call.club.nid;
    const context = { ...call, paysOnline: paysOnlineBy(call.providers) };
    const result = await remindNow(context, { clubNid, by: caller.uid, oid: request.order });
    call.sendQueuedMails();
    return { result };
  },
  resend_mail: async (call) => {
    const { caller, request } = call;
    const clubNid = call.club.nid;
    const to = await resendUndelivered(call, { clubNid, by: caller.uid, id: request.mailId });
    call.sendQueuedMails();
    return { result: { to } };
  },
  get_club_actions: async (call) => {
    const { db, request } = call;
    const clubNid = call.club.nid;
    const { offset = 0, limit = actionsPerPage } = request;
    const { actions, count } = await loadClubActions(db, { clubNid, offset, limit });
    return { result: actions, count };
  },
  get_managed_courses: async (call) => {
    const { db, request, club, role } = call;
    const { page, count } = await loadManagedCourses(call, {
      ...{ clubNid: club.nid, search: request.search ?? '', isEnded: request.ended ?? false },
      ...{ offset: request.offset ?? 0, limit: request.limit ?? 60 },
    });
    return {
      result: page,
      count,
      health: roleHasTask(role, 'health') && (await holdsHealth(db, { clubNid: club.nid })),
    };
  },
  get_managed_registrations: async (call) => {
    const { request, club } = call;
    const { page, count, overview } = await findRegistrations(call, {
      ...{ clubNid: club.nid, courseNid: request.course, search: request.search ?? '' },
      ...{ state: request.state, isPaid: request.paid, hasAlert: request.alerts ?? false },
      readsHealth: roleHasTask(call.role, 'health'),
      ...{ offset: request.offset ?? 0, limit: request.limit ?? 60 },
    });
    return { result: page, count, overview };
  },
  read_managed_registration: async (call) => {
    const { caller, request, club } = call;
    return {
      result: await readRegistration(call, {
        clubNid: club.nid,
        by: caller.uid,
        target: request.what,
        readsHealth: roleHasTask(call.role, 'health'),
      }),
    };
  },
  download_registrations: async (call) => {
    const { db, caller, request, club } = call;
    const withHealth = request.health ?? false;
    if (withHealth && !roleHasTask(call.role, 'health')) throw refusals.forbidden();
    const scope = { clubNid: club.nid, courseNid: request.course };
    const course =
      request.course === undefined
        ? undefined
        : (await requireCourseWithTariffs(db, { clubNid: club.nid, courseNid: request.course })).course;
    await noteDownload(call, {
      clubNid: club.nid,
      by: caller.uid,
      what: course?.title ?? club.title,
      withHealth,
    });
    const name = `inschrijvingen-${course?.url ?? club.url}`;
    return sheetFile(registrationsSheet(db, scope, { withHealth }), {
      format: request.format ?? 'csv',
      name,
    });
  },
} satisfies HandlersOf<typeof managementOperations>;

type Agreed = NonNullable<OperationRequest<'credit_amount'>['agreed']>;

function toWire({ creditedCents, lapsedCents, refundedCents, byHandCents }: Credited): Agreed {
  const of = (cents: Cents) => eurosOf(cents);
  return {
    ...{ credited: of(creditedCents), lapses: of(lapsedCents) },
    ...{ refunded: of(refundedCents), byHand: of(byHandCents) },
  };
}

function isAgreed(done: Credited, agreed: Agreed): boolean {
  const { credited, lapses, refunded, byHand } = toWire(done);
  return (
    credited === agreed.credited &&
    lapses === agreed.lapses &&
    refunded === agreed.refunded &&
    byHand === agreed.byHand
  );
}

/** Actions of one page, when the request names no number. */
const actionsPerPage = 50;

/** Invoices of one page, when the request names no number. */
const invoicesPerPage = 50;
