import { type Address, nl as formTexts } from '@clubpoort/form-engine/headless';
import type { Database } from '../../db/database.ts';
import { countries } from './countries.ts';
import { judgeAddress } from './judgeAddress.ts';
import { loadKnownPlaces } from './knownPlaces.ts';

/** A problem with an address, at a path inside the address. */
export interface AddressDoubt {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * The server's own objections to an address, whatever the client sent along. The country must be one of the offered countries.
 * `isValidAddress` without a mark claims the server's own verdict, so the server judges the address again. A mark says that the
 * person decided.
 */
export async function addressDoubts(db: Database, address: Address): Promise<AddressDoubt[]> {
  if (!countries.includes(address.country)) return [{ path: ['country'], message: formTexts.invalidValue }];
  if (!address.isValidAddress || address.mark !== undefined) return [];
  const { verdict } = judgeAddress(address, await loadKnownPlaces(db, address));
  return verdict === 'invalid' ? [{ path: ['isValidAddress'], message: formTexts.addressUnknown }] : [];
}
