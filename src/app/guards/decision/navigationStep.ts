import type { CoupleInvite } from '#src/features/invitations/index.ts';
import type { Embedding } from '#src/platform/embedStore.ts';
import type { guardTexts } from '#src/texts/nl/guard.ts';

/** What can be asked of the server before a decision. */
export type Loadable = 'session' | 'family' | 'club' | 'blockedClubs' | 'course';

/** Said on the screen where somebody lands instead. */
type GuardNotice = Exclude<keyof typeof guardTexts.notices, 'linkExpired'>;

/**
 * One thing to do for a navigation. A list that doesn't stop at an end has changed the facts, and the decision is taken
 * again.
 */
export type NavigationStep =
  | { readonly do: 'followCode'; readonly code: string }
  | { readonly do: 'endSession' }
  | { readonly do: 'setEmbedding'; readonly embedding: Embedding }
  | { readonly do: 'rememberInvite'; readonly invite: { readonly code: string; readonly club: string } }
  /** The remembered invite has led where it had to. */
  | { readonly do: 'settleInvite' }
  | { readonly do: 'rememberCoupleInvite'; readonly invite: CoupleInvite }
  | { readonly do: 'select'; readonly uid: number }
  | { readonly do: 'notice'; readonly notice: GuardNotice }
  /** Asked for alongside; where it stands last, the answer is waited for. */
  | { readonly do: 'load'; readonly what: Loadable }
  | { readonly do: 'restoreCart' }
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'scrollToTop' }
  | NavigationEnd;

export type NavigationEnd =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'show' }
  /** A visitor is asked to log in, and stays. */
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

/** How these steps end; undefined where the decision has to be taken again. */
export function endOf(steps: readonly NavigationStep[]): NavigationEnd | undefined {
  const last = steps.at(-1);
  return last && isEnd(last) ? last : undefined;
}

function isEnd(step: NavigationStep): step is NavigationEnd {
  return Object.hasOwn(ends, step.do);
}
