import { describe, expect, it } from 'vitest';
import {
  type Judgement,
  judgeAddress,
  type ServerVerdict,
} from '#form-engine/src/questions/address/check/judgeAddress.ts';

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
    ['found', { valid: true }, { verdict: 'found', corrected: {}, suggestion: undefined }],
    ['not found', { valid: false }, { verdict: 'doubted', corrected: {}, suggestion: undefined }],
    ['unknown', { valid: 'unknown' }, { verdict: 'unknown', corrected: {}, suggestion: undefined }],
    [
      'found with its own words again',
      { valid: true, suggestion: { street: 'kerkstraat', city: '' } },
      { verdict: 'found', corrected: {}, suggestion: undefined },
    ],
    [
      'a street in other case, found: corrected silently',
      { valid: true, suggestion: { street: 'Kerkstraat' } },
      { verdict: 'found', corrected: { street: 'Kerkstraat' }, suggestion: undefined },
    ],
    [
      'a street in other case, not found: corrected, and doubted all the same',
      { valid: false, suggestion: { street: 'Kerkstraat' } },
      { verdict: 'doubted', corrected: { street: 'Kerkstraat' }, suggestion: undefined },
    ],
    [
      'a city in other case: corrected too',
      { valid: true, suggestion: { city: 'GENT' } },
      { verdict: 'found', corrected: { city: 'GENT' }, suggestion: undefined },
    ],
    [
      'another street: a suggestion, and doubted even where the server says valid',
      { valid: true, suggestion: { street: 'Kerksteeg' } },
      { verdict: 'doubted', corrected: {}, suggestion: { street: 'Kerksteeg' } },
    ],
    [
      'a street in other case and another number: the one corrected, the other offered',
      { valid: false, suggestion: { street: 'Kerkstraat', streetNumber: '14' } },
      { verdict: 'doubted', corrected: { street: 'Kerkstraat' }, suggestion: { streetNumber: '14' } },
    ],
    [
      'another city while nothing is known: offered, and still no doubt',
      { valid: 'unknown', suggestion: { city: 'Brugge' } },
      { verdict: 'unknown', corrected: {}, suggestion: { city: 'Brugge' } },
    ],
  ] satisfies readonly [string, ServerVerdict, Judgement][])('%s', (_name, said, judgement) => {
    expect(judgeAddress(asked, said)).toEqual(judgement);
  });
});
