import type { formsOperations } from '#schemas/operations/forms.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { unixSecondsOf } from '../clock.ts';
import { loadBuiltForm } from '../club-files/editing/loadBuiltForm.ts';
import { planForm } from '../club-files/editing/planForm.ts';
import { publishForm } from '../club-files/editing/publishForm.ts';
import { refusals } from '../http/refused.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import type { BuiltForm } from '../services/management/forms/builtForm.ts';
import { discardFormDraft, loadFormDraft, saveFormDraft } from '../services/management/forms/formDrafts.ts';
import {
  loadFormVersions,
  loadLastVersion,
  requireFormVersion,
} from '../services/management/forms/formVersions.ts';
import { loadFormState } from '../services/management/forms/loadManagedForms.ts';
import type { HandlersOf } from './operationHandler.ts';

export const formsHandlers = {
  get_form_editor: async (call) => {
    const { db, caller, request, club } = call;
    const form = formOf(club.nid, request);
    const { title, url, version, sections } = await loadBuiltForm(db, form);
    const last = await loadLastVersion(db, form);
    const saved = last?.version === version && last.by !== null ? last : undefined;
    return {
      result: {
        ...{ title, url, version, sections },
        state: await loadFormState(call, form),
        draft: await loadFormDraft(db, { of: 'form', form, account: caller.uid }),
        saved: saved ? { at: unixSecondsOf(saved.at), by: saved.by, own: saved.madeBy === caller.uid } : null,
      },
    };
  },
  save_form_draft: async (call) => {
    const { db, caller, request, club } = call;
    const form = formOf(club.nid, request);
    const owner = { of: 'form' as const, form, account: caller.uid };
    const { draft, revision } = request;
    if (draft === undefined) {
      await discardFormDraft(db, owner);
      return { result: { revision: 0 } };
    }
    await loadBuiltForm(db, form);
    return { result: { revision: await saveFormDraft(call, owner, { draft, revision }) } };
  },
  publish_form: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const { formVersion: version, sections } = request;
    const wanted = { ...{ club, form: formOf(club.nid, request), by: caller.uid, version, sections } };
    if (request.preview) return { result: (await planForm(call, wanted)).shown };
    const once = { operation: 'publish_form', uid: caller.uid, key, body: request } as const;
    return { result: await onceForKey(call, once, (tx) => publishForm({ ...call, db: tx }, wanted)) };
  },
  get_form_versions: async ({ db, request, club }) => {
    const form = formOf(club.nid, request);
    await loadBuiltForm(db, form);
    return { result: await loadFormVersions(db, form) };
  },
  get_form_version: async ({ db, request, club }) => {
    const form = formOf(club.nid, request);
    return { result: { sections: await requireFormVersion(db, form, request.versionId) } };
  },
} satisfies HandlersOf<typeof formsOperations>;

/** The form that a request names: of a course, or outside courses, but not both. */
function formOf(
  clubNid: number,
  { course, formNid }: Pick<OperationRequest<'get_form_editor'>, 'course' | 'formNid'>,
): BuiltForm {
  if (course !== undefined && formNid !== undefined)
    throw refusals.invalidRequest(['/formNid stands beside /course']);
  return { clubNid, courseNid: course, formNid };
}
