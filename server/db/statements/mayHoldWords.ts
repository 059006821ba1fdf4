import { type SQL, sql } from 'drizzle-orm';
import { type SearchWords, withoutSigns } from '#rules/forgivingSearch.ts';

const asciiSigns = Array.from({ length: 127 }, (_, at) => String.fromCharCode(at + 1))
  .filter((sign) => /[^a-z0-9]/i.test(sign))
  .join('');

/**
 * Whether a text may hold every word (`holdsWords` of `rules/forgivingSearch.ts`): false only where it does not. Leaves out nearly all
 * rows at a fifth of the cost of `plainTextSql`. Texts with an accent always stay.
 */
export function mayHoldWords(text: SQL, words: SearchWords): SQL {
  const isPlain = sql`octet_length(${text}) = char_length(${text})`;
  const letters = sql`translate(lower(${text} collate "C"), ${asciiSigns}::text, '')`;
  const patterns = sql.join(
    words.map((word) => sql`${`%${withoutSigns(word)}%`}`),
    sql`, `,
  );
  return sql`(not ${isPlain} or ${letters} like all (array[${patterns}]::text[]))`;
}
