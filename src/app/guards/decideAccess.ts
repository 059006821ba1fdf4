import type { MemberSelection, SessionState } from '../../features/session/index.ts';
import { hrefs } from '../../paths.ts';
import type { RouteHandle } from '../routeHandle.ts';

export type AccessDecision =
  | { readonly do: 'show' }
  | { readonly do: 'wait' }
  | { readonly do: 'fail'; readonly error: Error; readonly retry: () => void }
  | { readonly do: 'block'; readonly reason: string }
  | { readonly do: 'go'; readonly to: string };

interface AccessInput {
  handle: RouteHandle;
  session: SessionState;
  selection: MemberSelection;
  /** The full path that was asked for, query and hash too. */
  path: string;
}

/** Who may see a screen, and where everybody else goes (specification 2.3). Public screens wait for nobody. */
export function decideAccess({ handle, session, selection, path }: AccessInput): AccessDecision {
  if (session.status === 'user' && session.user.blocked) {
    return { do: 'block', reason: session.user.blocked.reason };
  }
  if (handle.access !== 'user') return { do: 'show' };
  if (session.status === 'pending') return { do: 'wait' };
  if (session.status === 'failed') return { do: 'fail', error: session.error, retry: session.retry };
  if (session.status === 'visitor') return { do: 'go', to: hrefs.login(path) };
  if (!handle.needsMember || selection.status === 'selected') return { do: 'show' };
  if (selection.status === 'pending') return { do: 'wait' };
  if (selection.status === 'failed') return { do: 'fail', error: selection.error, retry: selection.retry };
  return { do: 'go', to: hrefs.home({ redirect: path, requiresMember: true }) };
}
