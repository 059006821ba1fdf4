import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';

describe('textareaKind', () => {
  it('keeps line breaks and emoji', () => {
    const { answer, messages } = ask({ type: 'textarea' }, ' een\r\ntwee 👩🏽‍🚀\n');
    expect(answer).toBe('een\ntwee 👩🏽‍🚀');
    expect(messages).toEqual([]);
  });

  it('is required in the same way as a text', () => {
    expect(ask({ type: 'textarea', required: true }, ' \n ').messages).toEqual(['Vul dit veld in']);
  });
});
