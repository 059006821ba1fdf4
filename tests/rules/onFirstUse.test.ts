import { expect, test, vi } from 'vitest';
import { onFirstUse } from '#rules/onFirstUse.ts';

test('onFirstUse makes nothing before it is asked, and then one', () => {
  const make = vi.fn(() => ({}));
  const made = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
