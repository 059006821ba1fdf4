import { inArray } from 'drizzle-orm';
import type { UitpasCard } from '#rules/uitpas.ts';
import type { Database } from '#server/db/database.ts';
import { uitpasCards } from '#server/db/schema.ts';

/** The source of what a UiTPAS number stands for. */
export interface UitpasScheme {
  /** Cards by number; unknown numbers are left out. */
  cardsOf(numbers: readonly string[]): Promise<ReadonlyMap<string, UitpasCard>>;
}

/** Built-in replacement of the scheme's own service: a table. */
export function uitpasSchemeOf(db: Database): UitpasScheme {
  return {
    async cardsOf(numbers) {
      if (numbers.length === 0) return new Map();
      const rows = await db
        .select()
        .from(uitpasCards)
        .where(inArray(uitpasCards.number, [...numbers]));
      return new Map(rows.map(({ number, ...card }) => [number, card]));
    },
  };
}
