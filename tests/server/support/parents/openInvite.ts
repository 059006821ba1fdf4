import { parentInvites } from '#server/db/schema.ts';
import type { TestServer } from '../testServer.ts';

type Given = Pick<typeof parentInvites.$inferInsert, 'invitedBy' | 'mail'>;

/** Adds an invitation that is open for a day, without mailing it. With a name, a minor asks a guardian by it. */
export async function insertOpenInvite(
  { database, clock }: TestServer,
  { guardianName, ...given }: Given & { readonly guardianName?: string },
): Promise<void> {
  const sentAt = clock.now();
  const expiresAt = new Date(sentAt.getTime() + 86_400_000);
  const guardian = guardianName !== undefined && { guardianName, placesUntil: expiresAt };
  const codeHash = `${given.invitedBy} ${given.mail}`;
  await database.db.insert(parentInvites).values({ ...given, ...guardian, codeHash, sentAt, expiresAt });
}
