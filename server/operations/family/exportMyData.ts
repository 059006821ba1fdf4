import { todayOf } from '../../clock.ts';
import { exportOf } from '../../services/personal-data/export/exportOf.ts';
import { zipOf } from '../../services/personal-data/export/zipOf.ts';
import { requirePassword } from '../../services/sessions/requirePassword.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExportMyData: OperationHandler<'export_my_data'> = async (call) => {
  const { db, clock, caller, request, fileService } = call;
  await requirePassword(call, { field: 'password', password: request.password });
  // One snapshot, so that an order during the export is in it wholly or not at all.
  const exported = await db.transaction((tx) => exportOf(tx, clock, caller.uid), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return {
    kind: 'file',
    content: zipOf(exported, fileService.storage),
    mediaType: 'application/zip',
    downloadName: `mijn-gegevens-${todayOf(clock)}.zip`,
  };
};
