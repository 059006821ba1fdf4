import { downloadCertificate } from '../../services/certificates/downloadCertificate.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadCertificate: OperationHandler<'download_certificate'> = async (call) => ({
  kind: 'file',
  ...(await downloadCertificate(call, call.caller, call.request.certificate)),
});
