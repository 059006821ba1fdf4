import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import {
  parseFormAnswer,
  parseFormAnswers,
  parseFormSummary,
  parseManagedForms,
} from '#src/api/entities/management/managedForm.ts';
import { resultOf } from '#src/api/resultOf.ts';

interface OfForm {
  /** The club's nid. */
  readonly club: number;
  /** The form's url. */
  readonly form: string;
}

/** The forms of a club. Always refetched: somebody may have sent one a moment ago. */
export function managedFormsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'forms'],
    queryFn: resultOf('get_managed_forms', { club }, parseManagedForms),
    staleTime: 0,
  });
}

/**
 * All answers to a form together.
 *
 * @param withHealth Kept while it is on screen, because the server notes each reading about health.
 */
export function formSummaryQuery({ club, form, withHealth }: OfForm & { readonly withHealth: boolean }) {
  return queryOptions({
    queryKey: ['management', club, 'form-summary', form, withHealth],
    queryFn: async ({ signal }) => {
      const request = { club, form, ...(withHealth && { health: true }) };
      return parseFormSummary((await post('read_form_summary', request, { signal })).result);
    },
    // The summary stays on screen while answers about health are added.
    placeholderData: (previous, query) => (query?.queryKey[3] === form ? previous : undefined),
    staleTime: withHealth ? Number.POSITIVE_INFINITY : 0,
    ...(withHealth && { gcTime: 0 }),
  });
}

export interface AnswerFilter {
  readonly search: string;
  /** Id of a question; '' filters by none. */
  readonly column: string;
  readonly option: string;
}

/** The answers to a form, the newest first, page by page. */
export function formAnswersQuery({ club, form, search, column, option }: OfForm & AnswerFilter) {
  const wanted = {
    ...(search !== '' && { search: search.slice(0, 200) }),
    ...(column !== '' && option !== '' && { column, option }),
  };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'form-answers', form, wanted],
    queryFn: async ({ signal, pageParam }) => {
      const before = pageParam === 0 ? {} : { before: pageParam };
      return parseFormAnswers(
        await get('get_form_answers', { club, form, ...wanted, ...before }, { signal }),
      );
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { answers }) => sum + answers.length, 0);
      return shown >= last.count ? undefined : last.answers.at(-1)?.id;
    },
    // The list stays on screen while it is filtered, but never that of another form.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === club && query.queryKey[3] === form ? previous : undefined,
    staleTime: 0,
  });
}

/** The answers of one person. Kept while they are on screen, because the server notes each reading about health. */
export function formAnswerQuery({ club, form, sent }: OfForm & { readonly sent: number }) {
  return queryOptions({
    queryKey: ['management', club, 'form-answer', form, sent],
    queryFn: async ({ signal }) =>
      parseFormAnswer((await post('read_form_answer', { club, form, sent }, { signal })).result),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
