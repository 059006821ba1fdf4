import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';

describe('textareaKind', () => {
  it('keeps lines and emoji', () => {
    const { answer, messages } = ask({ type: 'textarea' }, ' een\r\ntwee 👩🏽‍🚀\n');
    expect(answer).toBe('een\ntwee 👩🏽‍🚀');
    expect(messages).toEqual([]);
  });

  it('is required as a text is', () => {
    expect(ask({ type: 'textarea', required: true }, ' \n ').messages).toEqual(['Vul dit veld in']);
  });
});
