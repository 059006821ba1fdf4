import type { QueryClient } from '@tanstack/react-query';
import type { Reader } from '#schemas/pageRenderer.ts';
import { decideNavigation } from '../guards/decideNavigation.ts';
import type { Loadable, NavigationStep } from '../guards/decision/navigationStep.ts';
import { clubUrlOf } from '../guards/decision/situation.ts';
import { loadFact } from '../guards/perform/loadFact.ts';
import { readInput, type Visit } from '../guards/perform/readInput.ts';

/** Steps that change nothing outside the page. */
const harmless: ReadonlySet<NavigationStep['do']> = new Set(['restoreCart', 'title', 'scrollToTop', 'show']);

/**
 * Whether the guard lets a visitor see this address at once, or waits for the session alone before it lets a member see it.
 * The browser does everything else that the guard decides: a redirect, a login by a code, an embedding.
 * @param client - that of the reader
 */
export async function isDrawnFor(reader: Reader, client: QueryClient, visit: Visit): Promise<boolean> {
  const embedding = undefined;
  const failures = new Map<Loadable, unknown>();
  // A browser shows a public screen before its club is known, and decides again after. Here the first decision is the only one.
  if (clubUrlOf({ ...visit, embedding }) !== undefined) {
    await loadFact(client, visit, 'club').catch((error: unknown) => failures.set('club', error));
  }
  const steps = decideNavigation(readInput(client, visit, { failures, keepsDoubted: true, embedding }));
  return steps.every((step) =>
    reader === 'visitor' ? harmless.has(step.do) : step.do === 'load' && step.what === 'session',
  );
}
