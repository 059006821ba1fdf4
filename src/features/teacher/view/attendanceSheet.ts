import { type AttendanceState, attendanceStates, type TeacherSession } from '#src/api/entities/teaching.ts';

/** What a teacher has pointed out and not saved. */
export interface Choices {
  /** Of the list that was on the screen at the first choice. */
  readonly version: number;
  readonly byUid: ReadonlyMap<number, AttendanceState>;
}

export interface AttendanceSheet {
  /** '' : not filled in yet. */
  readonly states: ReadonlyMap<number, AttendanceState | ''>;
  readonly counts: Readonly<Record<AttendanceState | 'open', number>>;
  /** Something differs from what is saved. */
  readonly isChanged: boolean;
}

/** The list as it stands on the screen: what was chosen over what is saved. */
export function attendanceSheet(
  { participants }: Pick<TeacherSession, 'participants'>,
  choices: Choices | undefined,
): AttendanceSheet {
  const states = new Map(
    participants.map(({ uid, attendance }) => [uid, choices?.byUid.get(uid) ?? attendance ?? ''] as const),
  );
  const count = (wanted: AttendanceState | '') => [...states.values()].filter((one) => one === wanted).length;
  const [present, absent, excused] = attendanceStates.map(count);
  return {
    states,
    counts: { present: present ?? 0, absent: absent ?? 0, excused: excused ?? 0, open: count('') },
    isChanged: participants.some(({ uid, attendance }) => states.get(uid) !== (attendance ?? '')),
  };
}

/** Who has no state yet was there; who was absent or has excused themselves stays so. */
export function restPresent({ states }: AttendanceSheet): ReadonlyMap<number, AttendanceState> {
  return new Map([...states].map(([uid, state]) => [uid, state === '' ? 'present' : state]));
}

/** As the contract wants it: who has no state is left out. */
export function toSave({ states }: AttendanceSheet): { participant: number; state: AttendanceState }[] {
  return [...states].flatMap(([participant, state]) => (state === '' ? [] : [{ participant, state }]));
}
