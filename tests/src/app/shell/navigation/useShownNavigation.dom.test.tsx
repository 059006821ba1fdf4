import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { RouteHandle } from '#src/app/routes/routeHandle.ts';
import { useShownNavigation } from '#src/app/shell/navigation/useShownNavigation.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { markLogin } from '#src/features/session/state/loginMark.ts';
import { embeddingFrom } from '#src/platform/embed/embeddingFrom.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import { inputAt } from '../../guards/facts.ts';

afterEach(() => embedStore.setState({ embedding: undefined }));

const blocked = inputAt('/', { session: 'blocked' }).session;
const blockedSession = blocked !== 'unknown' && 'known' in blocked ? blocked.known : visitor;

const all = { hasBottomBar: true, hasSidebar: true, hasBackRow: false };
const none = { hasBottomBar: false, hasSidebar: false, hasBackRow: false };

interface Row {
  readonly name: string;
  readonly at?: string;
  readonly handle?: RouteHandle;
  readonly frame?: string;
  readonly session?: typeof visitor | 'pending';
  /** This browser remembers a login. */
  readonly isMarked?: true;
  readonly hasClub?: boolean;
  readonly shown: typeof all;
}

const rows: readonly Row[] = [
  { name: 'a screen of a club', shown: all },
  { name: 'a visitor without a club', hasClub: false, shown: { ...all, hasSidebar: false } },
  {
    name: 'a new visitor without a club, while the session loads',
    session: 'pending',
    hasClub: false,
    shown: { ...all, hasSidebar: false },
  },
  {
    name: 'who logged in here before, while the session loads',
    session: 'pending',
    isMarked: true,
    hasClub: false,
    shown: all,
  },
  { name: '`hideMenu=1`', at: '/arabesk?hideMenu=1', shown: none },
  { name: '`hideMenu=0`', at: '/arabesk?hideMenu=0', shown: all },
  { name: 'a screen without navigation', at: '/arabesk/winkelmandje', shown: none },
  { name: 'the confirmation of an order', at: '/bevestiging/1', shown: none },
  { name: 'a blocked account', session: blockedSession, shown: none },
  {
    name: 'a frame that hides it',
    frame: 'embed=abcdefgh&hideAside=1',
    shown: { ...none, hasBackRow: true },
  },
  { name: 'a frame that does not hide it', frame: 'embed=abcdefgh', shown: all },
];

test.each(rows)(
  'useShownNavigation for $name',
  async ({ at = '/arabesk', frame, session = visitor, isMarked, hasClub, shown }) => {
    if (isMarked) markLogin(1, 0);
    embedStore.setState({ embedding: embeddingFrom(new URLSearchParams(frame)) });
    const isKnown = session !== 'pending';
    const queries = { staleTime: Number.POSITIVE_INFINITY, enabled: isKnown };
    const client = new QueryClient({ defaultOptions: { queries } });
    if (isKnown) client.setQueryData(sessionQuery().queryKey, session);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </QueryClientProvider>
    );
    const { result } = await renderHook(() => useShownNavigation(inputAt(at).route, hasClub ?? true), {
      wrapper,
    });
    expect(result.current).toEqual(shown);
  },
);
