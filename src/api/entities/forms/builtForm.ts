import * as v from 'valibot';
import { formEditor } from '../../generated/forms/formEditor.ts';
import { formPlan } from '../../generated/forms/formPlan.ts';
import { formVersion } from '../../generated/forms/formVersion.ts';
import { formVersionSections } from '../../generated/forms/formVersionSections.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The effects of saving a form. */
export type FormPlan = v.InferOutput<typeof formPlan>;
export type FormChange = FormPlan['changes'][number];
/** A form with everything that its managers may change. */
export type FormEditor = v.InferOutput<typeof formEditor>;
export type FormVersion = v.InferOutput<typeof formVersion>;

export const parseFormEditor = readerOf(formEditor);
export const parseFormPlan = readerOf(formPlan);
export const parseFormVersions = readerOf(readableOf(formVersion));
export const parseVersionSections = readerOf(formVersionSections);
/** The revision of a kept draft. */
export const parseRevision = readerOf(
  v.pipe(
    v.object({ revision: integer }),
    v.transform(({ revision }) => revision),
  ),
);
