import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { UserClub } from '#src/api/session.ts';
import { forgetNotices } from '#src/features/notices/index.ts';
import { selectionStore, type User, userClubsQuery } from '#src/features/session/index.ts';
import { selectionKey } from '#src/features/session/state/selectionStore.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { an, lars, noor } from './people.ts';
import { clientOf, renderRoutes } from './renderRoutes.tsx';

/** Friday 20 November 2026 in Brussels, as on the test servers. The examples of `schemas/` lie around this day. */
const start = Date.parse('2026-11-20T10:00:00+01:00');

/** Answers a call, by the query of a read or the body of a write. */
type Answer = (
  query: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
  headers: Headers,
) => Response | Promise<Response>;

interface Screen {
  /** The address at which the screen opens. */
  readonly at: string;
  /** The route of the screen; what leaves it shows nothing. @defaultValue the path of `at` */
  readonly path?: string;
  readonly screen: ReactNode;
  /** The answer of each operation. Any other operation is answered with 404. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** @defaultValue An, with Noor and Lars as her family */
  readonly user?: User | 'visitor';
  readonly family?: readonly User[];
  readonly clubs?: readonly Pick<UserClub, 'nid' | 'url' | 'title'>[];
  /** Whether the user is the selected member; nobody is otherwise. @defaultValue true */
  readonly isSelected?: boolean;
}

export interface Call {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Renders a screen for a logged-in member on a fixed day, with stubbed answers. */
export async function openAsMember({
  at,
  path = new URL(at, window.location.origin).pathname,
  screen,
  answers,
  user = an,
  family = [noor, lars],
  clubs = [],
  isSelected = true,
}: Screen) {
  vi.spyOn(systemClock, 'now').mockReturnValue(start);
  const calls = answering(answers);
  const client = clientOf(user, family);
  if (user !== 'visitor')
    client.setQueryData(
      userClubsQuery(user.uid).queryKey,
      clubs.map((club) => ({ city: '', color: '#7a1f5c', isBlocked: false, ...club })),
    );
  localTexts.remove(selectionKey);
  selectionStore.getState().reread();
  if (isSelected && user !== 'visitor') selectionStore.getState().select(user.uid, user.uid);
  forgetNotices();
  const router = await renderRoutes(client, [{ path, element: <main>{screen}</main> }], at);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { calls, client, router, address };
}

/** Stubs the server, and returns the calls so far. */
function answering(answers: Screen['answers']): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit = {}) => {
    const { q: operation = '', ...query } = Object.fromEntries(
      new URL(url, window.location.href).searchParams,
    );
    const request = typeof body === 'string' ? JSON.parse(body) : query;
    calls.push({ operation, request });
    return (await answers[operation]?.(query, request, new Headers(headers))) ?? refusal(404, 'not-found');
  });
  return calls;
}

/** An operation that answers with this result. */
export const answer =
  (result: unknown): Answer =>
  () =>
    Response.json({ result });

export function refusal(status: number, code: string, sentence = 'Dat gaat niet.'): Response {
  return Response.json({ errors: [sentence], code }, { status });
}

/** Gives these answers one after another. The last one repeats. */
export function inTurn(...answers: readonly Answer[]): Answer {
  const left = [...answers];
  return async (...call) => {
    const [next] = left.length > 1 ? left.splice(0, 1) : left;
    return (await next?.(...call)) ?? refusal(404, 'not-found');
  };
}
