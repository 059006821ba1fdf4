import type { CoupleInvite } from '#rules/readCoupleInvite.ts';
import type { Embedding } from '#src/platform/embed/embedStore.ts';
import type { guardTexts } from '#src/texts/nl/guard.ts';

/** The facts that can be requested from the server before a decision. */
export type Loadable = 'session' | 'family' | 'club' | 'blockedClubs' | 'course';

/** A notice on the screen to which the guard redirects the person. */
type GuardNotice = Exclude<keyof typeof guardTexts.notices, 'linkExpired'>;

/**
 * One action of a navigation. When the last step of a list is no end, the steps have changed the facts and the guard decides
 * again.
 */
export type NavigationStep =
  | { readonly do: 'followCode'; readonly code: string }
  | { readonly do: 'endSession' }
  | { readonly do: 'setEmbedding'; readonly embedding: Embedding }
  | { readonly do: 'rememberInvite'; readonly invite: { readonly code: string; readonly club: string } }
  /** Marks the remembered invite as opened. */
  | { readonly do: 'settleInvite' }
  | { readonly do: 'rememberCoupleInvite'; readonly invite: CoupleInvite }
  | { readonly do: 'select'; readonly uid: number }
  | { readonly do: 'notice'; readonly notice: GuardNotice }
  /** Requests a fact in parallel. When this is the last step, the guard waits for the answer. */
  | { readonly do: 'load'; readonly what: Loadable }
  | { readonly do: 'restoreCart' }
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'scrollToTop' }
  | NavigationEnd;

export type NavigationEnd =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'show' }
  /** Asks a visitor to log in, on the screen itself. */
  | { readonly do: 'inviteLogin' }
  | { readonly do: 'notFound' }
  | { readonly do: 'blockAccount'; readonly reason: string }
  | { readonly do: 'blockClub' }
  | { readonly do: 'fail'; readonly what: Loadable };

const ends: Readonly<Record<NavigationEnd['do'], true>> = {
  go: true,
  show: true,
  inviteLogin: true,
  notFound: true,
  blockAccount: true,
  blockClub: true,
  fail: true,
};

/** The end of these steps; undefined when the guard has to decide again. */
export function endOf(steps: readonly NavigationStep[]): NavigationEnd | undefined {
  const last = steps.at(-1);
  return last && isEnd(last) ? last : undefined;
}

function isEnd(step: NavigationStep): step is NavigationEnd {
  return Object.hasOwn(ends, step.do);
}
