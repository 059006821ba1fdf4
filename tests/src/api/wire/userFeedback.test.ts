import { describe, expect, test } from 'vitest';
import { userFeedback } from '#src/api/wire/userFeedback.ts';

describe('userFeedback', () => {
  test.each([
    [{ result: { user_feedback: ['Eerst', 'Dan'] } }, ['Eerst', 'Dan']],
    [{ result: { user_feedback: 'Eén regel' } }, ['Eén regel']],
    [{ result: { user_feedback: ['', ' '] } }, []],
    [{ result: [] }, []],
    [{}, []],
    [null, []],
  ])('reads %j as %j', (answer, lines) => expect(userFeedback(answer)).toEqual(lines));
});
