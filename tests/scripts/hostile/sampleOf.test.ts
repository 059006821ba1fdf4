import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { plainSchema } from '#scripts/hostile/plainSchema.ts';
import { sampleOf } from '#scripts/hostile/sampleOf.ts';

describe('sampleOf', () => {
  it.each(Object.values(operations).map(({ name, request }) => [name, request] as const))(
    'makes a request that the contract accepts of %s, with the least and with the most',
    (_name, request) => {
      for (const amount of ['least', 'most'] as const) {
        const made = sampleOf(plainSchema(request), amount);
        expect({ made, faults: [...Value.Errors(request, made)] }).toEqual({ made, faults: [] });
      }
    },
  );
});
