import { type Answers, prefillAnswers } from '@clubpoort/form-engine/headless';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OperationRequest } from '#schemas/operations.ts';
import { get, post } from '#src/api/call.ts';
import { parseForm } from '#src/api/entities/registration/form.ts';
import { compileSections, type SaveOutcome, saveOutcome } from '../../form-filling/index.ts';

export interface FormOf {
  /** The club's nid. */
  readonly club: number;
  /** The form's url. */
  readonly form: string;
  /** The respondent, whose earlier answers come with the form; undefined for a visitor or while nobody is known. */
  readonly uid: number | undefined;
}

/** Fetches a form once while it is on screen: a second answer would reset what is filled in. */
export function formQuery({ club, form, uid }: FormOf) {
  return queryOptions({
    queryKey: ['form', club, form, uid],
    queryFn: async ({ signal }) =>
      parseForm(await get('get_form', { club, form, ...(uid !== undefined && { uid }) }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // Earlier answers are personal, so they are removed from memory when the screen is left.
    gcTime: 0,
  });
}

/** Somebody's earlier answers to the questions of a form. */
export async function loadAnswers(queryClient: QueryClient, about: FormOf): Promise<Answers> {
  const { questions } = await queryClient.fetchQuery(formQuery(about));
  return prefillAnswers(compileSections(questions.sections));
}

type SentForm = Omit<OperationRequest<'save_form'>, 'privacyAccepted'>;

/** @throws {ApiFailure} for a failure that the form can't show at a question. */
export function sendForm(form: SentForm, idempotencyKey: string): Promise<SaveOutcome> {
  return saveOutcome(post('save_form', { ...form, privacyAccepted: true }, { idempotencyKey }));
}
