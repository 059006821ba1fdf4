import { describe, expect, it } from 'vitest';
import { judgeAddress } from '../../../../../form-engine/src/questions/address/check/judgeAddress.ts';

const asked = {
  street: 'kerkstraat',
  streetNumber: '12',
  bus: '3',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
};

describe('judgeAddress', () => {
  it.each([
    ['found', { valid: true }, { street: 'kerkstraat', isValid: true, suggestion: undefined }],
    ['not found', { valid: false }, { street: 'kerkstraat', isValid: false, suggestion: undefined }],
    [
      'found with its own words again',
      { valid: true, suggestion: { street: 'kerkstraat', city: '' } },
      { street: 'kerkstraat', isValid: true, suggestion: undefined },
    ],
    [
      'a street in other case: corrected silently',
      { valid: false, suggestion: { street: 'Kerkstraat' } },
      { street: 'Kerkstraat', isValid: true, suggestion: undefined },
    ],
    [
      'another street: a suggestion, and invalid even where the server says valid',
      { valid: true, suggestion: { street: 'Kerksteeg' } },
      { street: 'kerkstraat', isValid: false, suggestion: { street: 'Kerksteeg' } },
    ],
    [
      'a street in other case and another number: the one corrected, the other offered',
      { valid: false, suggestion: { street: 'Kerkstraat', streetNumber: '14' } },
      { street: 'Kerkstraat', isValid: false, suggestion: { streetNumber: '14' } },
    ],
    [
      'a number in other case: offered, only a street is corrected',
      { valid: false, suggestion: { streetNumber: '12 ', bus: 'A' } },
      { street: 'kerkstraat', isValid: false, suggestion: { bus: 'A' } },
    ],
  ])('%s', (_name, verdict, judgement) => {
    expect(judgeAddress(asked, verdict)).toEqual(judgement);
  });
});
