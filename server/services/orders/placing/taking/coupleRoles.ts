import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coupleInvites, tariffs } from '#server/db/schema.ts';
import type { TariffLine } from '#server/services/cart/pricedCart.ts';

/** The role of the person on a line. Somebody who was invited has the role of the invitation. */
export async function roleOf(tx: Database, { couple }: TariffLine): Promise<string> {
  if (!couple) return '';
  if (couple.with !== 'inviter') return couple.role;
  const [invite] = await tx.select().from(coupleInvites).where(eq(coupleInvites.cciid, couple.cciid));
  return invite?.role ?? '';
}

/** The other role, which is left for the partner. */
export async function partnerRoleOf(tx: Database, tariffNid: number, role: string): Promise<string> {
  const [tariff] = await tx
    .select({ roles: tariffs.coupleRoles })
    .from(tariffs)
    .where(eq(tariffs.nid, tariffNid));
  return tariff?.roles?.find((other) => other !== role) ?? '';
}
