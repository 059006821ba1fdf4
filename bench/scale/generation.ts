import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { ScaleSize } from './scaleSize.ts';

/** One run of the generator, inside its transaction. */
export interface Generation {
  readonly db: Database;
  readonly size: ScaleSize;
  /** ISO 8601. */
  readonly now: string;
  readonly seed: number;
}

/** Runs a statement without parameters: it is text of this program alone. */
export async function run({ db }: Generation, statement: string): Promise<void> {
  await db.execute(sql.raw(statement));
}

/** SQL for a number from 0 to below `choices`, which depends on the row number `n`, on `salt` and on the seed alone. */
export function choose({ seed }: Generation, choices: number, salt: number, n = 'n'): string {
  return `(abs(hashint8extended((${n})::bigint, ${seed * 1_000 + salt}) % ${choices}))::int`;
}

/** SQL for one of some texts. */
export function chooseText(generation: Generation, texts: readonly string[], salt: number): string {
  const quoted = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return `(array[${quoted}])[1 + ${choose(generation, texts.length, salt)}]`;
}
