import { describe, expect, it } from 'vitest';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import cases from '../cases/registration/registrationStatus.json' with { type: 'json' };

describe('isRegisteredStatus', () => {
  it.each(cases)('$name', ({ status, expected }) => {
    expect(isRegisteredStatus(status)).toBe(expected);
  });
});
