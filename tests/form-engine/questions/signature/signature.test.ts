import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';

const signature = { type: 'signature' };

describe('signatureKind', () => {
  it('reads the path of one picture, and sends it as text', () => {
    expect(ask(signature, ' a/x.png ')).toEqual({ answer: ['a/x.png'], sent: 'a/x.png', messages: [] });
  });

  it('refuses a second picture, whatever maximum its question has', () => {
    expect(ask({ ...signature, config: { max: 3 } }, 'a.png;b.png').messages).toEqual(['Maximum 1 bestand']);
  });

  it('asks for a signature where none is there', () => {
    expect(ask({ ...signature, required: 1 }, '').messages).toEqual(['Zet je handtekening']);
  });
});
