import type { OwnAccounts } from '#server/payments/own-accounts/ownAccounts.ts';
import type { Sealing } from '#server/sealing.ts';
import { type MollieSettings, mollieName, mollieProfileOf, mollieProvider } from './mollieProvider.ts';

/** Accounts of clubs at Mollie. */
export function mollieAccounts(settings: Omit<MollieSettings, 'apiKey'>, sealing: Sealing): OwnAccounts {
  return {
    ...{ name: mollieName, sealing },
    open: (apiKey) => mollieProvider({ ...settings, apiKey }),
    profileOf: (apiKey) => mollieProfileOf({ ...settings, apiKey }),
  };
}
