/** The url of the club that `?club=` names. A club's url has no capitals, in a query no more than in a path. */
export function clubInQuery(query: URLSearchParams): string | undefined {
  return query.get('club')?.toLowerCase() || undefined;
}
