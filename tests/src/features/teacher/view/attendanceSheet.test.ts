import { describe, expect, it } from 'vitest';
import type { AttendanceState, Participant } from '#src/api/entities/club/teaching.ts';
import {
  attendanceSheet,
  leftOver,
  markRestPresent,
  toSave,
} from '#src/features/teacher/view/attendanceSheet.ts';

function somebody(uid: number, attendance: AttendanceState | null): Participant {
  return {
    uid,
    name: `Iemand ${uid}`,
    age: null,
    trial: false,
    extras: [],
    phone: '',
    parent: null,
    otherParents: [],
    answers: [],
    reported: false,
    attendance,
  };
}

const participants = [somebody(1, 'present'), somebody(2, null), somebody(3, 'excused'), somebody(4, null)];
const chosen = (...states: [number, AttendanceState][]) => ({ version: 1, byUid: new Map(states) });

describe('attendanceSheet', () => {
  it('has the saved states when nothing was chosen', () => {
    const sheet = attendanceSheet({ participants }, undefined);
    expect(sheet.counts).toEqual({ present: 1, absent: 0, excused: 1, open: 2 });
    expect(sheet.isChanged).toBe(false);
    expect(toSave(sheet)).toEqual([
      { participant: 1, state: 'present' },
      { participant: 3, state: 'excused' },
    ]);
  });

  it('has the chosen states over the saved ones, and knows whether something changed', () => {
    const sheet = attendanceSheet({ participants }, chosen([1, 'absent'], [2, 'present']));
    expect([...sheet.states.values()]).toEqual(['absent', 'present', 'excused', '']);
    expect(sheet.counts).toEqual({ present: 1, absent: 1, excused: 1, open: 1 });
    expect(sheet.isChanged).toBe(true);
    expect(attendanceSheet({ participants }, chosen([1, 'present'])).isChanged).toBe(false);
  });

  it('leaves out a person who no longer participates', () => {
    expect(toSave(attendanceSheet({ participants: [] }, chosen([1, 'absent'])))).toEqual([]);
  });
});

describe('leftOver', () => {
  it('has nothing when the server has every choice', () => {
    expect(leftOver(chosen([2, 'absent']), chosen([2, 'absent']), 2)).toBeUndefined();
    expect(leftOver(undefined, undefined, 2)).toBeUndefined();
  });

  it('keeps a choice that was made or changed during the save, for the version of that save', () => {
    const now = chosen([1, 'present'], [2, 'excused'], [3, 'absent']);
    expect(leftOver(now, chosen([1, 'present'], [2, 'absent']), 2)).toEqual({
      version: 2,
      byUid: new Map([
        [2, 'excused'],
        [3, 'absent'],
      ]),
    });
  });
});

describe('markRestPresent', () => {
  it('keeps absent and excused participants', () => {
    const sheet = attendanceSheet({ participants }, chosen([2, 'absent']));
    expect([...markRestPresent(sheet)]).toEqual([
      [1, 'present'],
      [2, 'absent'],
      [3, 'excused'],
      [4, 'present'],
    ]);
  });
});
