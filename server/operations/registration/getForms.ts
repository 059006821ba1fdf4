import { todayOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadForms, toWireForm } from '../../services/registration/forms.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetForms: OperationHandler<'get_forms'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const forms = await loadForms(db, club.nid);
  return { result: forms.map((form) => toWireForm(form, todayOf(clock))) };
};
