import { type Address, nl as formTexts } from '@clubpoort/form-engine/headless';
import type { Database } from '../../db/database.ts';
import { countries } from './countries.ts';
import { judgeAddress } from './judgeAddress.ts';
import { loadKnownPlaces } from './knownPlaces.ts';

/** What is wrong with an address, at a path inside it. */
export interface AddressDoubt {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * What the server itself has against an address, whatever was sent along. Its country must be one of those that are offered. The
 * flag `isValidAddress` without a mark claims the server's own verdict, so the server judges again; a mark says that the
 * person decided.
 */
export async function addressDoubts(db: Database, address: Address): Promise<AddressDoubt[]> {
  if (!countries.includes(address.country)) return [{ path: ['country'], message: formTexts.invalidValue }];
  if (!address.isValidAddress || address.mark !== undefined) return [];
  const { verdict } = judgeAddress(address, await loadKnownPlaces(db, address));
  return verdict === 'invalid' ? [{ path: ['isValidAddress'], message: formTexts.addressUnknown }] : [];
}
