import { describe, expect, it } from 'vitest';
import { isNationalNumberOf } from '#form-engine/src/rules/nationalNumber.ts';
import cases from '../../cases/belgium/nationalNumberOf.json' with { type: 'json' };

/** The register and bis numbers that every part must agree on, for the server and for a browser. */
export function runNationalNumberCases(): void {
  describe('isNationalNumberOf', () => {
    it.each(cases)('$name', ({ digits, birthdate, expected }) => {
      expect(isNationalNumberOf(digits, birthdate)).toBe(expected);
    });
  });
}
