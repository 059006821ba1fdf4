import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { maybe, unread } from '#schemas/reading.ts';
import { Nid } from '#schemas/scalars.ts';
import { readerFile } from '#scripts/readers/readerFile.ts';

const Named = Type.Object({ nid: Nid, url: Type.String(), title: Type.String(), city: Type.String() });
const Line = Type.Object({ qty: Type.Integer() });

const entityOf = (name: string, schema: object, byHand?: string) => ({
  ...{ name, subject: 'orders', schema, byHand },
});
const line = entityOf('line', Line, 'orders/line.ts');
const named = entityOf('named', Named);

describe('readerFile', () => {
  test('imports the reader by hand of a schema inside it', () => {
    const order = entityOf('order', Type.Object({ first: maybe(Line), items: Type.Array(Line) }));
    const { text, uses } = readerFile(order, [order, line]);
    expect(text).toContain("import { line } from '../../entities/orders/line.ts';");
    expect(text).toContain('  first: v.fallback(v.optional(line), undefined),\n  items: listOf(line),\n});');
    expect(uses).toEqual([line]);
  });

  test('takes over the fields of a smaller schema that it extends', () => {
    const course = entityOf('course', Type.Object({ ...Named.properties, place: Type.String() }));
    const { text, uses } = readerFile(course, [course, named]);
    expect(text).toContain('v.object({\n  ...named.entries,\n  place: text,\n});');
    expect(uses).toEqual([named]);
  });

  test('writes an object once that several fields have', () => {
    const about = Type.Object({ nid: Nid });
    const invite = entityOf('invite', Type.Object({ club: about, course: about }));
    const { text } = readerFile(invite, [invite]);
    expect(text).toContain('const clubPart = v.object({\n  nid: integer,\n});');
    expect(text).toContain('  club: clubPart,\n  course: clubPart,\n});');
  });

  test('imports no reader that only a comment names', () => {
    const draft = entityOf(
      'draft',
      Type.Object({
        age: Type.Integer({ description: 'By the clock of the server, as text' }),
        hidden: unread(Type.Boolean()),
      }),
    );
    expect(readerFile(draft, [draft]).text.match(/^import .*$/gm)).toEqual([
      "import * as v from 'valibot';",
      "import { integer } from '../../wire/numbers.ts';",
    ]);
  });
});
