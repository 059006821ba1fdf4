import type { Context } from '../../context.ts';

/** What it takes to ask a provider about a payment, to keep the answer, and to tell of it with a link. */
export type PaymentContext = Pick<Context, 'db' | 'clock' | 'providers' | 'portalOrigin'>;

/** The provider gave no answer; `cause` says why. */
export class ProviderSilent extends Error {}

/** Calls without an answer after which an account is left alone, so that nobody waits for each of many payments. */
const enoughSilences = 2;

/**
 * Asks about each of these. An account that gave no answer twice is asked no more, and the others still are: a key that a club
 * ended at its provider stops no other club.
 *
 * @returns the errors of those without an answer
 */
export async function askEach<Asked extends { readonly accountId: number | null }>(
  asked: readonly Asked[],
  ask: (one: Asked) => Promise<void>,
): Promise<readonly ProviderSilent[]> {
  const silences: ProviderSilent[] = [];
  const silent = new Map<number | null, number>();
  for (const one of asked) {
    const count = silent.get(one.accountId) ?? 0;
    if (count >= enoughSilences) continue;
    await ask(one).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      silences.push(error);
      silent.set(one.accountId, count + 1);
    });
  }
  return silences;
}
