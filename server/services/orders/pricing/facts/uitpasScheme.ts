import { inArray } from 'drizzle-orm';
import type { UitpasCard } from '#rules/uitpas.ts';
import type { Database } from '#server/db/database.ts';
import { uitpasCards } from '#server/db/schema.ts';

/** Who knows what a UiTPAS number stands for. */
export interface UitpasScheme {
  /** By number; one that it doesn't know is left out. */
  cardsOf(numbers: readonly string[]): Promise<ReadonlyMap<string, UitpasCard>>;
}

/** The built-in stand-in of the scheme's own service: a table. */
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
