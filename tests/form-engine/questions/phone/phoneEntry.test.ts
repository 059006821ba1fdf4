import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editPhone,
  moveToCountry,
  normalisePhone,
  showPhone,
} from '#form-engine/src/questions/phone/phoneEntry.ts';
import { compactPhone, readPhone } from '#form-engine/src/rules/readPhone.ts';

const typed = (text: string, country = 'BE', caret = text.length) =>
  editPhone({ text, caret, inputType: 'insertText' }, country);
const pasted = (text: string, country = 'BE') =>
  editPhone({ text, caret: text.length, inputType: 'insertFromPaste' }, country);

describe('showPhone', () => {
  it.each([
    ['+32 470123456', 'BE', '470 12 34 56'],
    ['+31 612345678', 'NL', '6 12 34 56 78'],
    ['+1684 6331234', 'US', '684 633 1234'],
    ['+999 1234', 'BE', '+999 1234'],
    ['hello+', 'BE', 'hello+'],
    ['', 'BE', ''],
  ])('shows %j as %s %j, without changing the value', (value, country, text) => {
    expect(showPhone(value)).toEqual({ country, text, value });
  });
});

describe('editPhone', () => {
  it.each([
    ['+32470123456'],
    ['+32 470 12 34 56'],
    ['0032470123456'],
    ['0470123456'],
    ['0470/12.34.56'],
    ['+32 0470 12 34 56'],
    ['+32 (0)470 12 34 56'],
    ['00 32 470 12 34 56'],
    ['+３２ ４７０ 12 34 56'],
  ])('reads a pasted %s', (text) => {
    const expected = { country: 'BE', text: '470 12 34 56', value: '+32 470123456' };
    expect(pasted(text)).toEqual(expected);
  });

  it('moves a pasted dial code to its country, whichever country was chosen', () => {
    expect(pasted('00 31 6 1234 5678', 'DE')).toEqual({
      country: 'NL',
      text: '6 12 34 56 78',
      value: '+31 612345678',
    });
    expect(pasted('+39 06 1234 5678')).toMatchObject({ country: 'IT', value: '+39 0612345678' });
    expect(pasted('+1 416 555 0123', 'CA')).toMatchObject({ country: 'CA', value: '+1 4165550123' });
  });

  it('keeps a typed leading 0 visible until blur, but not in the value', () => {
    expect(typed('0')).toEqual({ country: 'BE', text: '0', value: '0' });
    expect(typed('0470123456')).toEqual({ country: 'BE', text: '0470 12 34 56', value: '+32 470123456' });
    expect(normalisePhone('0470 12 34 56', 'BE').text).toBe('470 12 34 56');
    expect(typed('061234', 'IT')).toEqual({ country: 'IT', text: '061 234', value: '+39 061234' });
  });

  it('moves a typed dial code to the country when it is complete, and never an unknown one', () => {
    expect(['+', '+3', '+32', '00', '003', '0032'].map((text) => typed(text, 'FR'))).toEqual([
      { country: 'FR', text: '+', value: '+' },
      { country: 'FR', text: '+3', value: '+3' },
      { country: 'BE', text: '', value: '' },
      { country: 'FR', text: '00', value: '00' },
      { country: 'FR', text: '003', value: '003' },
      { country: 'BE', text: '', value: '' },
    ]);
    expect(typed('+999123')).toEqual({ country: 'BE', text: '+999123', value: '+999123' });
  });

  it('allows typing a dial code before an existing number', () => {
    expect(typed('+3470123456', 'BE', 2)).toEqual({
      country: 'BE',
      text: '+3470123456',
      value: '+3470123456',
    });
    expect(normalisePhone('+32470123456', 'NL')).toMatchObject({ country: 'BE', value: '+32 470123456' });
  });

  it.each(['hallo', '0470 12 34 5a', 'ext 3', '+32 470 ext 3', '٠٤٧٠'])('keeps %j unchanged', (text) => {
    expect(typed(text)).toEqual({ country: 'BE', text, value: text });
    expect(normalisePhone(text, 'BE')).toEqual({ country: 'BE', text, value: text });
  });

  it('keeps any number of digits for every country', () => {
    const written = fc.stringMatching(/^[1-9]\d{0,20}$/);
    fc.assert(
      fc.property(written, fc.constantFrom('BE', 'NL', 'FR', 'DE', 'LU', 'US', 'IT'), (digits, country) => {
        const entry = typed(digits, country);
        expect(compactPhone(entry.text)).toBe(digits);
        expect(entry.value.split(' ')[1]).toBe(digits);
      }),
    );
  });

  it('gives the same value as readPhone for Belgium', () => {
    const written = fc.stringMatching(/^(\+32|0032|0)[\d ./()-]{2,16}$/);
    fc.assert(
      fc.property(written, (text) => {
        const entry = normalisePhone(text, 'BE');
        if (entry.value !== '' && entry.value !== text) expect(entry.value).toBe(readPhone(text));
      }),
    );
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\+|00|0)?[\d ./()-]{0,16}$/)), (text) => {
        const once = normalisePhone(text, 'BE');
        if (once.text !== text) expect(normalisePhone(once.text, once.country)).toEqual(once);
      }),
    );
  });
});

describe('moveToCountry', () => {
  it('replaces the dial code and keeps the number', () => {
    const entry = { country: 'BE', text: '06 12 34 56 78', value: '+32 612345678' };
    expect(moveToCountry(entry, 'NL')).toEqual({
      country: 'NL',
      text: '6 12 34 56 78',
      value: '+31 612345678',
    });
  });

  it('keeps the chosen country when there is no number or the text cannot be read', () => {
    expect(moveToCountry({ country: 'BE', text: '', value: '' }, 'CA')).toEqual({
      country: 'CA',
      text: '',
      value: '',
    });
    expect(moveToCountry({ country: 'BE', text: 'hallo', value: 'hallo' }, 'NL')).toEqual({
      country: 'NL',
      text: 'hallo',
      value: 'hallo',
    });
  });
});
