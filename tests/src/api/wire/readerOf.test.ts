import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { integer } from '#src/api/wire/numbers.ts';
import { readerOf } from '#src/api/wire/readerOf.ts';

test('readerOf fails as malformed on an unreadable value', () => {
  expect(() => readerOf(integer)('x')).toThrow(ApiFailure);
});
