import { todayOf } from '../../clock.ts';
import { exportOf } from '../../services/personal-data/export/exportOf.ts';
import { zipOf } from '../../services/personal-data/export/zipOf.ts';
import { requirePassword } from '../../services/sessions/requirePassword.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExportMyData: OperationHandler<'export_my_data'> = async (call) => {
  const { clock, caller, request, fileService } = call;
  await requirePassword(call, { field: 'password', password: request.password });
  return {
    kind: 'file',
    content: zipOf(await exportOf(call, caller.uid), fileService.storage),
    mediaType: 'application/zip',
    downloadName: `mijn-gegevens-${todayOf(clock)}.zip`,
  };
};
