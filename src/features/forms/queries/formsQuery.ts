import { queryOptions } from '@tanstack/react-query';
import { parseForms } from '#src/api/entities/registration/form.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** @param club The club's nid. */
export function formsQuery(club: number) {
  return queryOptions({
    queryKey: ['forms', club],
    queryFn: resultOf('get_forms', { club }, parseForms),
  });
}
