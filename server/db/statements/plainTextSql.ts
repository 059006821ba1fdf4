import { type SQL, sql } from 'drizzle-orm';

/** Letters that are two in `plainText`. Both cases, because `lower` of the locale C knows only A to Z. */
const pairs = Object.entries({
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ĳ: 'ij',
  Æ: 'ae',
  Œ: 'oe',
  ẞ: 'ss',
  Þ: 'th',
  Ĳ: 'ij',
});

/** The same as `plainText` of `rules/forgivingSearch.ts` for Latin letters, in SQL: PGlite has no `unaccent`. Double spaces stay. */
export function plainTextSql(text: SQL): SQL {
  const letters = sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;
  const spelled = pairs.reduce(
    (spelling, [letter, plain]) => sql`replace(${spelling}, ${letter}, ${plain})`,
    letters,
  );
  return sql`translate(${spelled}, ${'đðħıłøŧĐÐĦŁØŦ’‘ʼ´`'}, ${"ddhilotddhlot'''''"})`;
}
