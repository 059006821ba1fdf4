import { describe, expect, test } from 'vitest';
import { passUses } from '#src/features/passes/view/passUses.ts';
import { session } from '../passFixtures.ts';

describe('passUses', () => {
  test('lists each course once, sorted by name', () => {
    const sessions = [session(), session({ nid: 901 }), session({ nid: 902, course: 'Danscafé', turns: 1 })];
    expect(passUses(sessions)).toEqual([
      { course: 'Danscafé', turns: 1 },
      { course: 'Jazz', turns: 2 },
    ]);
  });
});
