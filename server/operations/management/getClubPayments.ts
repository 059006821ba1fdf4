import { loadClubInvoices } from '../../services/ledger/loadClubInvoices.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Invoices of one page, when the request names no number. */
const pageSize = 50;

export const handleGetClubPayments: OperationHandler<'get_club_payments'> = async (call) => {
  const { db, caller, request } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { search = '', show = 'all', offset = 0, limit = pageSize } = request;
  const { invoices, count } = await loadClubInvoices(call, { clubNid, search, show, offset, limit });
  return { result: invoices, count };
};
