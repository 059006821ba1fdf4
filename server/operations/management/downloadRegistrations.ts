import { Readable } from 'node:stream';
import { noteDownload } from '../../services/management/registrations/noteDownload.ts';
import { requireCourseWithTariffs } from '../../services/management/registrations/requireCourseWithTariffs.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { registrationsSheet } from '../../services/management/spreadsheets/registrationsSheet.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadRegistrations: OperationHandler<'download_registrations'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const withHealth = request.health ?? false;
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
  return {
    kind: 'file',
    // One part waits at most, so that a slow reader makes the server read no further.
    content: Readable.from(registrationsSheet(db, scope, { withHealth }), { highWaterMark: 1 }),
    mediaType: 'text/csv; charset=utf-8',
    downloadName: `inschrijvingen-${course?.url ?? club.url}.csv`,
  };
};
