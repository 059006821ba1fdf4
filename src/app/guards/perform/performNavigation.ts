import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { decideNavigation } from '../decideNavigation.ts';
import { endOf, type Loadable, type NavigationEnd, type NavigationStep } from '../decision/navigationStep.ts';
import { load } from './load.ts';
import { performStep } from './performStep.ts';
import { readInput, type Visit } from './readInput.ts';

/** Far more than any visit takes: each decision that isn't the last adds a fact. */
const mostRounds = 12;

/**
 * Decides and performs until a decision ends it. Undefined: a code could not be followed for now, and is kept.
 * @param signal Aborted by a newer navigation: what is left of this one isn't done any more.
 */
export async function performNavigation(
  client: QueryClient,
  visit: Visit,
  signal: AbortSignal,
): Promise<NavigationEnd | undefined> {
  const failures = new Map<Loadable, unknown>();
  const ask = (what: Loadable) =>
    load(client, visit, what).catch((error: unknown) => failures.set(what, error));
  for (let round = 0; round < mostRounds; round += 1) {
    const steps = decideNavigation(readInput(client, visit, failures));
    const asked: Promise<unknown>[] = [];
    for (const step of steps) {
      if (step.do === 'load') asked.push(ask(step.what));
      else if (!(await isPerformed(client, step))) return undefined;
      signal.throwIfAborted();
    }
    const end = endOf(steps);
    if (end) return end;
    await Promise.all(asked);
    signal.throwIfAborted();
  }
  throw new Error('The navigation guard does not come to an end');
}

async function isPerformed(client: QueryClient, step: NavigationStep): Promise<boolean> {
  try {
    await performStep(client, step);
    return true;
  } catch (error) {
    if (step.do === 'followCode' && error instanceof ApiFailure) return false;
    throw error;
  }
}
