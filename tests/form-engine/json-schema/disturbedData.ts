import fc from 'fast-check';
import { isRecord } from '#form-engine/src/sections/wireValue.ts';

/** One change to data: a value in another place of it, or a member that no schema knows. */
export interface Edit {
  /** Chooses the place among all places of the data. */
  readonly place: number;
  readonly value: unknown;
  readonly isNewMember: boolean;
}

const strange = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, '', ' ', [], {}, [null], ' a\nb ', 1e-9, 50.85034612345679, -1e22, '5', true, false],
      ...[
        { id: 7 },
        [{ id: 7 }],
        '1/2/2010',
        '9u30',
        'Maandag',
        '09:30:15Z',
        'e\u0301',
        'a\0b',
        '0470123456',
      ],
    ),
  },
);

export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ place: fc.nat(30), value: strange, isNewMember: fc.boolean() }),
  { maxLength: 4 },
);

/** Data with these changes. The whole stays an object. */
export function disturbed(data: unknown, changes: readonly Edit[]): unknown {
  return changes.reduce<unknown>(
    (now, change) => {
      const spots = placesIn(now, []);
      const spot = spots[change.place % spots.length] ?? [];
      return put(now, change.isNewMember ? [...spot, 'vreemd'] : spot, change.value);
    },
    isRecord(data) ? data : {},
  );
}

function placesIn(value: unknown, at: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
}

function put(whole: unknown, place: readonly string[], value: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return isRecord(value) || !isRecord(whole) ? value : whole;
  if (Array.isArray(whole) && name !== 'vreemd')
    return whole.map((item: unknown, index) => (String(index) === name ? put(item, rest, value) : item));
  if (!isRecord(whole)) return whole;
  const inner = rest.length === 0 && !isRecord(whole[name]) ? value : put(whole[name] ?? value, rest, value);
  return { ...whole, [name]: inner };
}
