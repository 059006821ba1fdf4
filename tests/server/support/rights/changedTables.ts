import type { LeasedDatabase } from '../database/openSeededDatabase.ts';

/** Tables that no call writes, but the rounds that a server starts by itself. */
const ofRounds = ['retention_rounds', 'round_leases'];

/** The tables whose rows differ from the state that was kept last. */
export async function changedTables(database: LeasedDatabase): Promise<readonly string[]> {
  const names = (await database.changes()).map((name) => name.replace(/^public\./, ''));
  return names.filter((name) => !ofRounds.includes(name));
}
