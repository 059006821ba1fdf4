import { formatIsoDay } from '#rules/writtenTime.ts';
import { booksSheet } from '../../services/ledger/booksSheet.ts';
import { noteAction } from '../../services/management/noteAction.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadBooks: OperationHandler<'download_books'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const { from, until } = request;
  const details = { what: `${formatIsoDay(from)} - ${formatIsoDay(until)}` };
  await noteAction(call, {
    ...{ clubNid: club.nid, by: caller.uid, action: 'download-books', oid: null, details },
  });
  return {
    kind: 'file',
    content: Buffer.from(await booksSheet(call, { clubNid: club.nid, from, until })),
    mediaType: 'text/csv; charset=utf-8',
    downloadName: `boekhouding-${club.url}-${from}-${until}.csv`,
  };
};
