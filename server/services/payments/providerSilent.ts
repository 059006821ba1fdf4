import type { Context } from '../../context.ts';

/** What it takes to ask a provider about a payment, to keep the answer, and to tell of it with a link. */
export type PaymentContext = Pick<Context, 'db' | 'clock' | 'provider' | 'portalOrigin'>;

/** The provider gave no answer; `cause` says why. */
export class ProviderSilent extends Error {}

/** Calls without an answer after which the provider is left alone, so that nobody waits for each of many payments. */
export const enoughSilences = 2;
