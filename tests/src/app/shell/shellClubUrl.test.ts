import { expect, test } from 'vitest';
import type { RouteHandle } from '#src/app/routes/routeHandle.ts';
import { shellClubUrl } from '#src/app/shell/shellClubUrl.ts';

interface Row {
  readonly name: string;
  readonly inPath?: string;
  readonly query?: string;
  readonly handle?: RouteHandle;
  readonly shown: string | undefined;
}

test.each<Row>([
  { name: 'the club of the path', inPath: 'arabesk', query: 'club=kompas', shown: 'arabesk' },
  { name: 'the club of the query, rather than the last one', query: 'club=arabesk', shown: 'arabesk' },
  { name: 'the club of a query in capitals', query: 'club=Arabesk', shown: 'arabesk' },
  { name: 'the club visited last where the query names none', query: 'club=', shown: 'de-zwaluw' },
  { name: 'the club visited last', shown: 'de-zwaluw' },
  { name: 'no club by a reserved word', query: 'club=login', shown: undefined },
  {
    name: 'no club where the query is the screen’s own',
    query: 'club=1',
    handle: { ownsQuery: true },
    shown: 'de-zwaluw',
  },
  {
    name: 'no club around a screen without one',
    inPath: 'arabesk',
    handle: { withoutClub: true },
    shown: undefined,
  },
])('shellClubUrl is $name', ({ inPath, query = '', handle = {}, shown }) => {
  expect(shellClubUrl(handle, inPath, { query: new URLSearchParams(query), last: 'de-zwaluw' })).toBe(shown);
});
