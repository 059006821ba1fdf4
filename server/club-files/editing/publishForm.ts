import type { FormPlan } from '#schemas/entities/forms/builtForm.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../http/refused.ts';
import { discardFormDraft } from '../../services/management/forms/formDrafts.ts';
import { keepFormVersion, loadLastVersion } from '../../services/management/forms/formVersions.ts';
import { noteAction } from '../../services/management/noteAction.ts';
import { lockForms } from '../../services/registration/newQids.ts';
import { applyChanges } from '../importing/applyChanges.ts';
import { loadBuiltForm } from './loadBuiltForm.ts';
import { planForm, type WantedForm } from './planForm.ts';

/**
 * Saves a form for everybody, in the caller's transaction, and writes down who did. What people answered keeps the wording in which
 * they answered it.
 *
 * @throws a refusal where somebody else saved the form meanwhile, or it can't be saved
 */
export async function publishForm(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedForm,
): Promise<FormPlan> {
  const { club, form, by } = wanted;
  // The form is read under the lock, so that of two managers at once the second one sees what the first one saved.
  await lockForms(tx);
  const { before, shown, plan } = await planForm({ db: tx, clock }, wanted);
  const [fault] = shown.faults;
  if (fault || !plan) throw unsavable(fault);
  await discardFormDraft(tx, { of: 'form', form, account: by });
  if (plan.changes.length === 0) return shown;
  const madeAt = clock.now();
  const last = await loadLastVersion(tx, form);
  if (last?.version !== before.version)
    await keepFormVersion(tx, {
      form,
      version: before.version,
      sections: before.sections,
      madeBy: null,
      madeAt,
    });
  await applyChanges(tx, plan, madeAt);
  const after = await loadBuiltForm(tx, form);
  await keepFormVersion(tx, { form, version: after.version, sections: after.sections, madeBy: by, madeAt });
  const details = { what: before.title };
  await noteAction({ db: tx, clock }, { clubNid: club.nid, by, action: 'save-form', oid: null, details });
  return shown;
}

function unsavable(fault: FormPlan['faults'][number] | undefined): Refused {
  const sentence = [fault?.place, fault?.message].filter(Boolean).join(': ');
  return new Refused(422, { errors: [sentence], code: 'invalid-request' });
}
