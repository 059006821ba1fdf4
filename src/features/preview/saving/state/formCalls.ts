import { openSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { queryOptions } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import {
  type FormPlan,
  parseFormEditor,
  parseFormPlan,
  parseFormVersions,
  parseRevision,
  parseVersionSections,
} from '#src/api/entities/forms/builtForm.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';

type Sections = readonly WireSection[];

function requestOf(form: FormToEdit) {
  const { club } = form;
  if (form.scope === 'club') return { club };
  return form.scope === 'course' ? { club, course: form.id } : { club, formNid: form.id };
}

/** Loads a form for its managers. @throws {ApiFailure} */
export async function loadForm(form: FormToEdit, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  const editor = parseFormEditor((await get('get_form_editor', requestOf(form), options)).result);
  return { ...editor, content: openSections(editor.sections).sections };
}

export type EditedForm = Awaited<ReturnType<typeof loadForm>>;

export function formEditorQuery(form: FormToEdit) {
  return queryOptions({
    queryKey: ['form-editor', form],
    queryFn: ({ signal }) => loadForm(form, signal),
    // The screen begins with one answer, and asks itself for the next.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Keeps or discards a draft. @returns its revision. @throws {ApiFailure} */
export async function saveDraft(
  form: FormToEdit,
  draft: string | undefined,
  revision: number,
): Promise<number> {
  const request = { ...requestOf(form), revision, ...(draft !== undefined && { draft }) };
  return parseRevision((await post('save_form_draft', request)).result);
}

interface ToSave {
  readonly version: string;
  readonly content: Sections;
}

/** The plan of a save. */
export function formPlanQuery(form: FormToEdit, { version, content }: ToSave) {
  return queryOptions({
    queryKey: ['form-plan', form, version, content],
    queryFn: async ({ signal }): Promise<FormPlan> => {
      const request = {
        ...requestOf(form),
        formVersion: version,
        sections: asRequest(content),
        preview: true,
      };
      return parseFormPlan(
        (await post('publish_form', request, { signal, idempotencyKey: randomUuid() })).result,
      );
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Saves a form for everybody. A repeat with the same key saves nothing twice. @throws {ApiFailure} */
export async function publishForm(form: FormToEdit, { version, content }: ToSave, idempotencyKey: string) {
  const request = { ...requestOf(form), formVersion: version, sections: asRequest(content) };
  return parseFormPlan((await post('publish_form', request, { idempotencyKey })).result);
}

export function formVersionsQuery(form: FormToEdit) {
  return queryOptions({
    queryKey: ['form-versions', form],
    queryFn: async ({ signal }) =>
      parseFormVersions((await get('get_form_versions', requestOf(form), { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @throws {ApiFailure} */
export async function loadVersion(form: FormToEdit, versionId: number): Promise<Sections> {
  const { result } = await get('get_form_version', { ...requestOf(form), versionId });
  return openSections(parseVersionSections(result).sections).sections;
}

/** Safe cast: a section is an object, and the server reads any. */
function asRequest(sections: Sections): Record<string, unknown>[] {
  return sections as unknown as Record<string, unknown>[];
}
