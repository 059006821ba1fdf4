import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema.ts';

/** The part of an entry's id after its `@`: the id that this installation got at its first start and keeps (RFC 7986, 5.3). */
export async function agendaDomain(db: Database): Promise<string> {
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (!row) throw new Error('The database has no installation id, which a start gives it');
  return row.id;
}
