import { expect, test, vi } from 'vitest';
import { onFirstUse } from '#rules/onFirstUse.ts';

test('onFirstUse makes the value at the first call, and only once', () => {
  const make = vi.fn(() => ({}));
  const made = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
