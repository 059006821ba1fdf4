import { fillIn } from '@clubpoort/form-engine/headless';
import { Refused, refusals } from '../../http/refused.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { certificatePdf } from '../../services/certificates/certificatePdf.ts';
import { loadCertificates } from '../../services/certificates/loadCertificates.ts';
import { certificateNumber, isNumberMissing } from '../../services/certificates/toWireCertificate.ts';
import { accountHolder } from '../../services/people/accountHolder.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadCertificate: OperationHandler<'download_certificate'> = async (call) => {
  const { db, caller, request, clock } = call;
  const [found] = await loadCertificates(db, caller, request.certificate);
  if (!found) throw refusals.notFound(nl.refusals.certificateNotFound);
  if (isNumberMissing(found)) {
    const sentence = fillIn(nl.refusals.nationalNumberMissing, { name: found.person.fname });
    throw new Refused(409, { errors: [sentence], code: 'national-number-missing' });
  }
  const holder = await accountHolder(db, found.person);
  return {
    kind: 'file',
    content: await renderPdf(certificatePdf(found, holder), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: `${certificateNumber(found.certificate)}.pdf`,
  };
};
