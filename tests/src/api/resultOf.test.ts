import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { resultOf } from '#src/api/resultOf.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

/** The query of a club, once its url is known. */
function clubOf(url: string | undefined) {
  return queryOptions({
    queryKey: ['club', url],
    queryFn: resultOf('get_club_by_url', url === undefined ? undefined : { url }, (result) =>
      JSON.stringify(result),
    ),
  });
}

test('resultOf asks the operation and reads the result of its answer', async () => {
  const asked: (string | undefined)[] = [];
  await answeringServer((request, response) => {
    asked.push(request.url);
    answerJson(response, 200, { result: { nid: 1 } });
  });
  const client = new QueryClient();
  expect(await new QueryObserver(client, clubOf('arabesk')).refetch()).toMatchObject({ data: '{"nid":1}' });
  expect(asked).toEqual(['/api?q=get_club_by_url&url=arabesk']);
});

test('resultOf asks nothing without a request', () => {
  const client = new QueryClient();
  const stop = new QueryObserver(client, clubOf(undefined)).subscribe(() => undefined);
  expect(client.isFetching()).toBe(0);
  stop();
});

// Its timeout is shorter than that of the call, which would close the connection too.
test('resultOf cancels its call with the query', { timeout: 5000 }, async () => {
  const { promise: isClosed, resolve } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: asks } = Promise.withResolvers<void>();
  await answeringServer((_request, response) => {
    response.on('close', resolve);
    asks();
  });
  const client = new QueryClient();
  const query = clubOf('arabesk');
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  await isAsked;
  stop();
  await client.cancelQueries(query);
  await isClosed;
  expect(client.getQueryState(query.queryKey)?.fetchStatus).toBe('idle');
});
