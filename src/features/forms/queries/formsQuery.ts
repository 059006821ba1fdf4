import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseForms } from '#src/api/entities/registration/form.ts';

/** @param club The club's nid. */
export function formsQuery(club: number) {
  return queryOptions({
    queryKey: ['forms', club],
    queryFn: async ({ signal }) => parseForms((await get('get_forms', { club }, { signal })).result),
  });
}
