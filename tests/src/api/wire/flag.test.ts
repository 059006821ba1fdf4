import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { flag } from '#src/api/wire/flag.ts';

describe('flag', () => {
  test.each([true, 1, '1', 'true'])('reads %j as true', (wire) => expect(v.parse(flag, wire)).toBe(true));
  test.each([false, 0, '0', 'false', '', null, undefined, [], {}, 2])('reads %j as false', (wire) =>
    expect(v.parse(flag, wire)).toBe(false),
  );
});
