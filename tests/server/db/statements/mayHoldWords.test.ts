import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsWords, plainText, searchWords } from '#rules/forgivingSearch.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { mayHoldWords } from '#server/db/statements/mayHoldWords.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';

describe('mayHoldWords', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  const kept = async (texts: readonly string[], search: string) => {
    const rows = sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`;
    const found = await database.db
      .select({ text: sql<string>`text` })
      .from(rows)
      .where(mayHoldWords(sql`text`, searchWords(search)));
    return found.map(({ text }) => text);
  };

  it('leaves out who has another name, and keeps who may have an accent', async () => {
    const texts = ['Mila Peeters', 'Mila Maes', "Lien D'Hondt", 'Zoë Peeters', 'Zoë Maes'];
    expect(await kept(texts, 'mila peeters')).toEqual(['Mila Peeters', 'Zoë Peeters', 'Zoë Maes']);
    expect(await kept(texts, 'dhondt')).toEqual(["Lien D'Hondt", 'Zoë Peeters', 'Zoë Maes']);
  });

  it('keeps every text that holds the words', async () => {
    const part = fc.constantFrom(
      'an',
      'Peeters',
      "D'Hondt",
      'van den',
      'José',
      'x@y.be',
      '470',
      '%',
      '_',
      '\\',
      '`',
      '☺',
    );
    const sign = fc.constantFrom(' ', '-', "'", '.', '', '\t', '\u0001');
    const text = fc.array(fc.tuple(part, sign), { maxLength: 5 }).map((parts) => parts.flat().join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 60 }), text, async (texts, search) => {
        const words = searchWords(search);
        fc.pre(words.length > 0);
        const holding = texts.filter((one) => holdsWords({ plain: plainText(one) }, words));
        expect(await kept(texts, search)).toEqual(expect.arrayContaining(holding));
      }),
    );
  });
});
