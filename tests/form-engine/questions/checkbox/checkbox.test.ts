import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';

describe('checkboxKind', () => {
  it.each(['checkbox', 'empty', '', undefined, null])('is the kind of the type %j', (type) => {
    expect(ask({ type }, true).sent).toBe('1');
  });

  it.each([true, 1, '1', 'true'])('reads %j as ticked', (wire) => {
    expect(ask({ required: 1 }, wire)).toEqual({ answer: true, sent: '1', messages: [] });
  });

  it.each([false, 0, '0', 'false', ''])('reads %j as not ticked', (wire) => {
    expect(ask({}, wire)).toEqual({ answer: false, sent: '0', messages: [] });
  });

  it.each([false, '', undefined, null])('must be ticked when it is required, so %j is refused', (wire) => {
    expect(ask({ required: true }, wire).messages).toEqual(['Dit veld is verplicht aan te duiden']);
  });

  it.each(['ja', 2, {}, [true], 'a\0'])('refuses %j', (wire) => {
    expect(ask({}, wire).messages).toEqual(['Dit is geen geldige waarde voor dit veld.']);
  });
});
