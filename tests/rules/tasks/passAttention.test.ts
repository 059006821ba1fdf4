import { describe, expect, it } from 'vitest';
import { passAttention } from '#rules/tasks/passAttention.ts';
import cases from '../../cases/tasks/passAttention.json' with { type: 'json' };

describe('passAttention', () => {
  it.each(cases)('$name', ({ cards, expected }) => {
    const numbered = cards.map((card, index) => ({ ...card, index }));
    const found = passAttention(numbered, '2026-11-21');
    expect(found.map(({ card, reason }) => [card.index, reason])).toEqual(expected);
  });
});
