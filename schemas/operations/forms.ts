import { Type } from 'typebox';
import {
  BuiltDraftText,
  BuiltSection,
  BuiltVersion,
  FormEditor,
  FormPlan,
  FormVersion,
  FormVersionSections,
} from '../entities/forms/builtForm.ts';
import { envelope, operationsOf } from '../operation.ts';
import { largestInteger, Nid } from '../scalars.ts';

/** The form: the questions of a course, a form outside courses, or without both what the club asks everybody. */
const builtForm = { club: Nid, course: Type.Optional(Nid), formNid: Type.Optional(Nid) };

export const formsOperations = operationsOf('forms', {
  get_form_editor: {
    method: 'GET',
    access: 'user',
    task: 'forms',
    summary:
      'Returns a form with everything that its managers may change, and the draft of the caller. For managers of that club only.',
    request: Type.Object(builtForm),
    response: envelope(FormEditor),
  },
  save_form_draft: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    keepsPages: true,
    summary:
      'Keeps what a manager is building, or without `draft` discards it. Refused with `conflict` where another window of the manager saved a later `revision`.',
    request: Type.Object({
      ...builtForm,
      draft: Type.Optional(BuiltDraftText),
      revision: Type.Integer({
        ...{ minimum: 0, maximum: largestInteger },
        description: 'The latest revision that the window knows; 0: none',
      }),
    }),
    response: envelope(
      Type.Object({
        revision: Type.Integer({ minimum: 0, maximum: largestInteger, description: '0: discarded' }),
      }),
    ),
  },
  publish_form: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    idempotent: true,
    summary:
      'Saves a form for everybody, all or nothing, and notes it in the actions of the club. A question whose qid is no number is new. Refused with `form-changed` where the form is not the opened `formVersion` any more. `preview` changes nothing, and says what would change.',
    request: Type.Object({
      ...builtForm,
      formVersion: BuiltVersion,
      sections: Type.Array(BuiltSection, { maxItems: 200 }),
      preview: Type.Optional(Type.Boolean()),
    }),
    response: envelope(FormPlan),
  },
  get_form_versions: {
    method: 'GET',
    access: 'user',
    task: 'forms',
    summary:
      'Lists the versions of a form that were saved in the browser, the latest first, and the one before the first of these. For managers of that club only.',
    request: Type.Object(builtForm),
    response: envelope(Type.Array(FormVersion)),
  },
  get_form_version: {
    method: 'GET',
    access: 'user',
    task: 'forms',
    summary: 'Returns the questions of an earlier version of a form, to be saved anew.',
    request: Type.Object({ ...builtForm, versionId: Nid }),
    response: envelope(FormVersionSections),
  },
});
