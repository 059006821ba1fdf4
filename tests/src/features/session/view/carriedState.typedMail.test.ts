import { expect, test } from 'vitest';
import { typedMail } from '#src/features/session/view/carriedState.ts';

test('typedMail reads only the address from the state of the navigation', () => {
  expect(typedMail({ typedMail: ' an@example.org ' })).toBe('an@example.org');
  for (const state of [undefined, null, 'an@example.org', {}, { typedMail: 4 }, []]) {
    expect(typedMail(state)).toBe('');
  }
});
