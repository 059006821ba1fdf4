import { type Answers, prefillAnswers } from '@clubpoort/form-engine/headless';
import type { QueryClient } from '@tanstack/react-query';
import { compileSections } from '../../form-filling/index.ts';
import { type FormOf, formQuery } from './formQuery.ts';

/** Somebody's earlier answers to the questions of a form. */
export async function loadAnswers(queryClient: QueryClient, about: FormOf): Promise<Answers> {
  const { questions } = await queryClient.fetchQuery(formQuery(about));
  return prefillAnswers(compileSections(questions.sections));
}
