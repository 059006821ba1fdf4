import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import { decideNavigation } from '../decideNavigation.ts';
import { endOf, type Loadable, type NavigationEnd, type NavigationStep } from '../decision/navigationStep.ts';
import { loadFact } from './loadFact.ts';
import { performStep } from './performStep.ts';
import { readInput, type Visit } from './readInput.ts';

/** Guards against an endless loop. Every decision but the last adds a fact, so real visits need far fewer rounds. */
const maxRounds = 12;

/**
 * Decides and performs steps until a decision ends the navigation. Returns undefined when a code could not be followed for now;
 * the code is kept.
 * @param signal Aborted by a newer navigation: the remaining steps are then skipped.
 */
export async function performNavigation(
  client: QueryClient,
  visit: Visit,
  signal: AbortSignal,
): Promise<NavigationEnd | undefined> {
  // Failures of earlier navigations don't count.
  const failures = new Map<Loadable, unknown>();
  const ask = (what: Loadable) =>
    loadFact(client, visit, what).catch((error: unknown) => failures.set(what, error));
  for (let round = 0; round < maxRounds; round += 1) {
    const { embedding } = embedStore.getState();
    const steps = decideNavigation(readInput(client, visit, { failures, keepsDoubted: false, embedding }));
    const asked: Promise<unknown>[] = [];
    for (const step of steps) {
      if (step.do === 'load') asked.push(ask(step.what));
      else if (!(await tryStep(client, step))) return undefined;
      signal.throwIfAborted();
    }
    const end = endOf(steps);
    if (end) return end;
    await Promise.all(asked);
    signal.throwIfAborted();
  }
  throw new Error('The navigation guard does not come to an end');
}

/** Performs a step. Returns `false` when its code could not be followed. */
async function tryStep(client: QueryClient, step: NavigationStep): Promise<boolean> {
  try {
    await performStep(client, step);
    return true;
  } catch (error) {
    if (step.do === 'followCode' && error instanceof ApiFailure) return false;
    throw error;
  }
}
