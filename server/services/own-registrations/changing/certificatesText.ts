import { fillIn } from '@clubpoort/form-engine/headless';
import type { Database } from '#server/db/database.ts';
import { nl } from '#server/texts/nl.ts';
import { loadCertificatesAbout } from '../../certificates/liveCertificates.ts';

/**
 * The sentence of a mail to the club that says which certificates about a registration are no longer true. No manager was asked beforehand,
 * because the family ended it.
 *
 * @param hasEnded - false where the club still has to agree
 * @returns none where no certificate was issued
 */
export async function certificatesText(
  db: Database,
  { registrationId, hasEnded }: { readonly registrationId: number; readonly hasEnded: boolean },
): Promise<readonly string[]> {
  const about = await loadCertificatesAbout(db, [registrationId]);
  if (about.length === 0) return [];
  const { certificate, certificates, certificateOf, certificatesOf } = nl.stopMail;
  const [one, many] = hasEnded ? [certificate, certificates] : [certificateOf, certificatesOf];
  const numbers = about.map(({ number }) => number).join(', ');
  return [fillIn(about.length === 1 ? one : many, { numbers })];
}
