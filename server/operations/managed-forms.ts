import type { managedFormsOperations } from '#schemas/operations/managed-forms.ts';
import { refusals } from '../http/refused.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { changeForm } from '../services/management/forms/changing/changeForm.ts';
import { createForm } from '../services/management/forms/changing/createForm.ts';
import { duplicateForm } from '../services/management/forms/changing/duplicateForm.ts';
import { removeForm } from '../services/management/forms/changing/removeForm.ts';
import { setFormState } from '../services/management/forms/changing/setFormState.ts';
import { findAnswers } from '../services/management/forms/findAnswers.ts';
import { formSheet } from '../services/management/forms/formSheet.ts';
import { loadManagedForms } from '../services/management/forms/loadManagedForms.ts';
import { readAnswer } from '../services/management/forms/readAnswer.ts';
import { requireManagedForm } from '../services/management/forms/requireManagedForm.ts';
import { readSummary } from '../services/management/forms/summary/readSummary.ts';
import { noteAction } from '../services/management/noteAction.ts';
import { sheetFile } from '../services/management/spreadsheets/spreadsheet.ts';
import type { HandlersOf } from './operationHandler.ts';

export const managedFormsHandlers = {
  get_managed_forms: async (call) => {
    const { nid } = call.club;
    return { result: await loadManagedForms(call, nid) };
  },
  read_form_summary: async (call) => {
    const { db, caller, request } = call;
    const clubNid = call.club.nid;
    const form = await requireManagedForm(db, { clubNid, url: request.form });
    const withHealth = request.health ?? false;
    return { result: await readSummary(call, { form, by: caller.uid, withHealth }) };
  },
  get_form_answers: async ({ db, request, club: { nid: clubNid } }) => {
    const form = await requireManagedForm(db, { clubNid, url: request.form });
    const { search = '', column, option, before, limit = answersPerPage } = request;
    if ((column === undefined) !== (option === undefined)) throw refusals.invalidRequest();
    const choice = column !== undefined && option !== undefined ? { column, option } : undefined;
    const { page, ...beside } = await findAnswers(db, { form, search, choice, before, limit });
    return { result: page, title: form.title, ...beside };
  },
  read_form_answer: async (call) => {
    const { db, caller, request } = call;
    const clubNid = call.club.nid;
    const form = await requireManagedForm(db, { clubNid, url: request.form });
    return { result: await readAnswer(call, { form, by: caller.uid, id: request.sent }) };
  },
  download_form_answers: async (call) => {
    const { db, caller, request } = call;
    const clubNid = call.club.nid;
    const form = await requireManagedForm(db, { clubNid, url: request.form });
    const withHealth = request.health ?? false;
    // Noted before the first row is sent.
    await noteAction(call, {
      ...{ clubNid, by: caller.uid, oid: null, details: { what: form.title } },
      action: withHealth ? 'download-form-health' : 'download-form',
    });
    const name = `antwoorden-${form.url}`;
    return sheetFile(formSheet(db, form, { withHealth }), { format: request.format ?? 'csv', name });
  },
  create_form: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const title = requireTitle(request.title);
    const once = { operation: 'create_form', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, (tx) =>
      createForm({ ...call, db: tx }, { clubNid, by: caller.uid, title }),
    );
    return { result };
  },
  duplicate_form: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const clubNid = call.club.nid;
    const title = requireTitle(request.title);
    const once = { operation: 'duplicate_form', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, (tx) =>
      duplicateForm({ ...call, db: tx }, { clubNid, by: caller.uid, url: request.form, title }),
    );
    return { result };
  },
  set_form_state: async (call) => {
    const { caller, request } = call;
    const clubNid = call.club.nid;
    const { form: url, state } = request;
    await setFormState(call, { clubNid, by: caller.uid, url, state });
    return { result: null };
  },
  change_form: async (call) => {
    const { caller, request } = call;
    const clubNid = call.club.nid;
    const { form: url, description, needsLogin, opensOn, closesOn } = request;
    if (opensOn !== null && closesOn !== null && closesOn < opensOn) throw refusals.invalidRequest();
    const facts = { title: requireTitle(request.title), description, needsLogin, opensOn, closesOn };
    await changeForm(call, { clubNid, by: caller.uid, url, facts });
    return { result: null };
  },
  remove_form: async (call) => {
    const { caller, request } = call;
    const clubNid = call.club.nid;
    await removeForm(call, { clubNid, by: caller.uid, url: request.form });
    return { result: null };
  },
} satisfies HandlersOf<typeof managedFormsOperations>;

/** Answers of one page, when the request names no number. */
const answersPerPage = 50;

function requireTitle(given: string): string {
  const title = given.trim();
  if (title === '') throw refusals.invalidRequest();
  return title;
}
