import { describe, expect, test } from 'vitest';
import { createAttempts } from '#src/features/form-filling/state/attempts.ts';
import { textStorage } from '#src/platform/storage/storage.ts';

describe('createAttempts', () => {
  const storage = () =>
    textStorage(() => {
      throw new Error('denied');
    });

  test('keeps the key for an equal payload, and makes another for a different one', () => {
    const texts = storage();
    const key = createAttempts(texts).keyFor('form', { a: 1 });
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createAttempts(texts).keyFor('form', { a: 1 })).toBe(key);
    expect(createAttempts(texts).keyFor('form', { a: 2 })).not.toBe(key);
  });
  test('makes a new key after `forget`, and ignores a stored key of another format', () => {
    const texts = storage();
    const attempts = createAttempts(texts);
    const key = attempts.keyFor('form', 1);
    attempts.forget('form');
    expect(attempts.keyFor('form', 1)).not.toBe(key);
    texts.write('attempt.form', '{"key":"x","mark":"y"}');
    expect(attempts.keyFor('form', 1)).toHaveLength(36);
  });
});
