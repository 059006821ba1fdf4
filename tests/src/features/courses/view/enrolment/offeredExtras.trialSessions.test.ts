import { describe, expect, test } from 'vitest';
import { trialSessions } from '#src/features/courses/view/enrolment/offeredExtras.ts';
import { course } from '../../courseFixtures.ts';

describe('trialSessions', () => {
  test('lists sessions that have not begun, and marks the full ones', () => {
    const session = { end: 900, place: '' };
    const { sessions } = course({
      sessions: [
        { ...session, nid: 1, start: 100 },
        { ...session, nid: 2, start: 600, availability: 0 },
        { ...session, nid: 3, start: 700, availability: 2 },
        { ...session, nid: 4, start: 800 },
      ],
    });
    expect(trialSessions(sessions, 500).map(({ nid, refusal }) => [nid, refusal])).toEqual([
      [2, 'Volzet'],
      [3, ''],
      [4, ''],
    ]);
  });
});
