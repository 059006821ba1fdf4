import { describe, expect, it } from 'vitest';
import {
  type Judgement,
  judgeAddress,
  type ServerVerdict,
} from '#form-engine/src/questions/address/judgeAddress.ts';

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
    [
      'accepts an address that is found',
      { valid: true },
      { verdict: 'found', corrected: {}, suggestion: undefined },
    ],
    [
      'doubts an address that is not found',
      { valid: false },
      { verdict: 'doubted', corrected: {}, suggestion: undefined },
    ],
    [
      'is unknown when the server has no data',
      { valid: 'unknown' },
      { verdict: 'unknown', corrected: {}, suggestion: undefined },
    ],
    [
      'accepts an address that equals its suggestion',
      { valid: true, suggestion: { street: 'kerkstraat', city: '' } },
      { verdict: 'found', corrected: {}, suggestion: undefined },
    ],
    [
      'corrects a street in another case silently',
      { valid: true, suggestion: { street: 'Kerkstraat' } },
      { verdict: 'found', corrected: { street: 'Kerkstraat' }, suggestion: undefined },
    ],
    [
      'corrects a street in another case, and still doubts an address that is not found',
      { valid: false, suggestion: { street: 'Kerkstraat' } },
      { verdict: 'doubted', corrected: { street: 'Kerkstraat' }, suggestion: undefined },
    ],
    [
      'corrects a city in another case',
      { valid: true, suggestion: { city: 'GENT' } },
      { verdict: 'found', corrected: { city: 'GENT' }, suggestion: undefined },
    ],
    [
      'suggests another street, and doubts the address even when the server says valid',
      { valid: true, suggestion: { street: 'Kerksteeg' } },
      { verdict: 'doubted', corrected: {}, suggestion: { street: 'Kerksteeg' } },
    ],
    [
      'corrects the case of the street, and suggests another number',
      { valid: false, suggestion: { street: 'Kerkstraat', streetNumber: '14' } },
      { verdict: 'doubted', corrected: { street: 'Kerkstraat' }, suggestion: { streetNumber: '14' } },
    ],
    [
      'suggests another city without a doubt when the server has no data',
      { valid: 'unknown', suggestion: { city: 'Brugge' } },
      { verdict: 'unknown', corrected: {}, suggestion: { city: 'Brugge' } },
    ],
  ] satisfies readonly [string, ServerVerdict, Judgement][])('%s', (_name, said, judgement) => {
    expect(judgeAddress(asked, said)).toEqual(judgement);
  });
});
