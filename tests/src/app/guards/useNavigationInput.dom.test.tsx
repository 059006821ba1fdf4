import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiFailure } from '#src/api/apiFailure.ts';
import type { Session } from '#src/api/session.ts';
import { arrivalStore } from '#src/app/guards/state/arrivalStore.ts';
import { useNavigationInput } from '#src/app/guards/useNavigationInput.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { pendingInviteStore } from '#src/features/invitations/index.ts';
import { familyQuery, selectionStore, userClubsQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { accountSwitchStore } from '#src/features/session/state/sessionStores.ts';
import { embeddingFrom } from '#src/platform/embed/embeddingFrom.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import { an, noor } from '../../features/session/people.ts';
import { inputAt } from './facts.ts';

const known = inputAt('/arabesk').club;
const club = known !== 'unknown' && 'known' in known && known.known !== 'missing' ? known.known : undefined;

/** The operations that were requested; the server never answers. */
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'https://portaal.example').searchParams.get('q') ?? '');
    return new Promise(() => undefined);
  });
});

afterEach(() => {
  asked.length = 0;
  arrivalStore.setState({ code: undefined });
  pendingInviteStore.setState({ invite: undefined });
  selectionStore.setState({ selection: undefined });
  accountSwitchStore.setState({ asked: undefined });
  embedStore.setState({ embedding: undefined });
});

function open(client: QueryClient, at = '/?club=arabesk') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(() => useNavigationInput({}), { wrapper });
}

function clientOf(session: Session | undefined): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  if (session) client.setQueryData(sessionQuery().queryKey, session);
  return client;
}

/** Puts a failed request of a query into the cache. */
async function fail(client: QueryClient, queryKey: readonly unknown[], error: unknown): Promise<void> {
  const queryFn = () => Promise.reject(error);
  await client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
}

const refused = (status: number) => new ApiFailure({ kind: 'refused', status, errors: [], problems: [] });
const user: Session = { ...visitor, user: an };

describe('useNavigationInput', () => {
  test('gives every fact of a user that is known', async () => {
    const client = clientOf(user);
    client.setQueryData(familyQuery(1).queryKey, [noor]);
    client.setQueryData(clubQuery('arabesk').queryKey, club);
    client.setQueryData(userClubsQuery(1).queryKey, [
      { nid: 2, url: 'kompas', title: 'Kompas', isBlocked: true },
    ] as never); // The test needs only these fields.
    selectionStore.setState({ selection: { uid: 2, loginUid: 1, timestamp: 0 } });
    const { result } = await open(client);
    expect(result.current).toMatchObject({
      address: { pathname: '/', search: '?club=arabesk', hash: '' },
      session: { known: { user: { uid: 1 } } },
      family: { known: [{ uid: 1 }, { uid: 2 }] },
      chosen: 2,
      club: { known: { url: 'arabesk' } },
      blockedClubs: { known: ['kompas'] },
    });
    expect(asked).toEqual([]);
  });

  test('requests the facts of a user that are unknown, and blocks no club before the answer', async () => {
    const { result } = await open(clientOf(user));
    expect(result.current).toMatchObject({
      family: 'unknown',
      club: 'unknown',
      blockedClubs: { known: [] },
    });
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['get_club_by_url', 'get_clubs_for_user', 'get_user_family_members']);
  });

  test('requests nothing for a blocked account', async () => {
    const { result } = await open(
      clientOf({ ...visitor, user: { ...an, blocked: { reason: 'Onbetaald' } } }),
    );
    expect(result.current).toMatchObject({ club: 'unknown', blockedClubs: { known: [] } });
    expect(asked).toEqual([]);
  });

  test('keeps an invalidated session while the server is asked again', async () => {
    const client = clientOf(user);
    const { result } = await open(client);
    void client.invalidateQueries(sessionQuery());
    await expect.poll(() => asked).toContain('validate_auth');
    expect(result.current.session).toMatchObject({ known: { user: { uid: 1 } } });
  });

  test('gives the failures of the session, the family and the club', async () => {
    const down = new Error('down');
    const nobody = clientOf(undefined);
    await fail(nobody, sessionQuery().queryKey, down);
    nobody.setDefaultOptions({ queries: { retryOnMount: false, staleTime: 30_000 } });
    expect((await open(nobody)).result.current.session).toEqual({ failed: down });

    const client = clientOf(user);
    await fail(client, familyQuery(1).queryKey, down);
    await fail(client, clubQuery('arabesk').queryKey, down);
    client.setDefaultOptions({ queries: { retryOnMount: false, staleTime: 30_000 } });
    const { family, club } = (await open(client)).result.current;
    expect([family, club]).toEqual([{ failed: down }, { failed: down }]);
  });

  test('knows that a club is missing by the refusal of the server, unless it has the club', async () => {
    const client = clientOf(visitor);
    client.setDefaultOptions({ queries: { retryOnMount: false, staleTime: 30_000 } });
    await fail(client, clubQuery('arabesk').queryKey, refused(404));
    const { result } = await open(client);
    expect(result.current.club).toEqual({ known: 'missing' });

    const other = clientOf(visitor);
    other.setQueryData(clubQuery('arabesk').queryKey, club);
    await fail(other, clubQuery('arabesk').queryKey, refused(404));
    expect((await open(other)).result.current.club).toMatchObject({ known: { url: 'arabesk' } });
  });

  test('follows the selected member, the login, the embedding and the question for an account', async () => {
    const client = clientOf(visitor);
    const { result, act } = await open(client, '/');
    expect(result.current).toMatchObject({ session: { known: { user: undefined } }, family: { known: [] } });
    await act(() => client.setQueryData(sessionQuery().queryKey, user));
    await expect.poll(() => result.current.session).toMatchObject({ known: { user: { uid: 1 } } });
    await act(() => client.setQueryData(familyQuery(1).queryKey, [noor]));
    await expect.poll(() => result.current.family).toMatchObject({ known: [{ uid: 1 }, { uid: 2 }] });
    await act(() => selectionStore.setState({ selection: { uid: 2, loginUid: 1, timestamp: 0 } }));
    expect(result.current.chosen).toBe(2);
    await act(() => accountSwitchStore.setState({ asked: { code: 'c', current: 'An', wanted: 'Els' } }));
    expect(result.current.asksAccount).toBe(true);
    const embedding = embeddingFrom(new URLSearchParams('embed=abcdefgh&club=kompas'));
    await act(() => embedStore.setState({ embedding }));
    expect(result.current.embedding).toEqual(embedding);
  });

  test('leaves out what the address brought along, because the navigation handled it', async () => {
    arrivalStore.setState({ code: 'eenmalig' });
    pendingInviteStore.setState({ invite: { code: 'x', club: 'kompas', isSettled: false } });
    const { result } = await open(clientOf(visitor), '/?embed=abcdefgh#12');
    expect(result.current).toMatchObject({
      code: undefined,
      invitingClub: undefined,
      wantedEmbedding: undefined,
      course: { known: null },
    });
  });
});
