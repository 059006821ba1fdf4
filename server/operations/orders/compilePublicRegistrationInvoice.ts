import { requireClub } from '../../services/clubs/clubs.ts';
import { compileInvoice } from '../../services/orders/pricing/compileInvoice.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCompilePublicRegistrationInvoice: OperationHandler<
  'compile_public_registration_invoice'
> = async (call) => {
  const { db, request, caller } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  return compileInvoice(call, request, { club, caller });
};
