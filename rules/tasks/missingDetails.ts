import type { IsoDay } from '../brusselsTime.ts';
import { needsGuardian } from '../guardian.ts';

export type Detail = 'birthdate' | 'address' | 'phone';

interface Details {
  /** `YYYY-MM-DD` */
  readonly birthdate: IsoDay | null;
  readonly hasAddress: boolean;
  readonly phone: string;
}

/**
 * Lists the details that a club will ask for and that are still unknown (Specification 3, "User"). A minor needs no
 * phone: clubs call the guardian.
 */
export function missingDetails({ birthdate, hasAddress, phone }: Details, today: IsoDay): readonly Detail[] {
  const missing: Detail[] = [];
  if (birthdate === null) missing.push('birthdate');
  if (!hasAddress) missing.push('address');
  if (phone.trim() === '' && !needsGuardian(birthdate, today)) missing.push('phone');
  return missing;
}
