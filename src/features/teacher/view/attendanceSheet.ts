import {
  type AttendanceState,
  attendanceStates,
  type TeacherSession,
} from '#src/api/entities/club/teaching.ts';

/** A teacher's choices that the server doesn't have yet. */
export interface Choices {
  /** The version of the list at the first choice. */
  readonly version: number;
  readonly byUid: ReadonlyMap<number, AttendanceState>;
}

export interface AttendanceSheet {
  /** '' when the attendance is not filled in yet. */
  readonly states: ReadonlyMap<number, AttendanceState | ''>;
  readonly counts: Readonly<Record<AttendanceState | 'open', number>>;
  /** Whether any choice differs from the saved state. */
  readonly isChanged: boolean;
}

/** The list as shown: unsaved choices override the saved states. */
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

/** Marks everybody without a state as present. Absent and excused participants stay as they are. */
export function markRestPresent({ states }: AttendanceSheet): ReadonlyMap<number, AttendanceState> {
  return new Map([...states].map(([uid, state]) => [uid, state === '' ? 'present' : state]));
}

/**
 * The choices that remain after a list was saved: those made while it was on its way.
 * @param version The version that the save made.
 */
export function leftOver(
  now: Choices | undefined,
  sent: Choices | undefined,
  version: number,
): Choices | undefined {
  const byUid = new Map([...(now?.byUid ?? [])].filter(([uid, state]) => sent?.byUid.get(uid) !== state));
  return byUid.size === 0 ? undefined : { version, byUid };
}

/** The list in the format of the contract. Participants without a state are left out. */
export function toSave({ states }: AttendanceSheet): { participant: number; state: AttendanceState }[] {
  return [...states].flatMap(([participant, state]) => (state === '' ? [] : [{ participant, state }]));
}
