import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AttendanceState } from '#src/api/entities/teaching.ts';
import type { Choices } from '../view/attendanceSheet.ts';

interface ChoicesState {
  /** By the nid of the session. */
  readonly ofSession: ReadonlyMap<number, Choices>;
}

/** Unsaved choices, in memory only so that a logout removes them. They survive a visit to another session. */
const choicesStore = createStore<ChoicesState>(() => ({ ofSession: new Map() }));

export function useAttendanceChoices(session: number) {
  const choices = useStore(choicesStore, ({ ofSession }) => ofSession.get(session));
  return {
    choices,
    /** @param version The version of the list on screen. The version of the first choice is kept. */
    choose: (states: Iterable<readonly [uid: number, state: AttendanceState]>, version: number) =>
      keep(session, {
        version: choices?.version ?? version,
        byUid: new Map([...(choices?.byUid ?? []), ...states]),
      }),
    forget: () => keep(session, undefined),
  };
}

function keep(session: number, choices: Choices | undefined): void {
  choicesStore.setState(({ ofSession }) => {
    const others = [...ofSession].filter(([nid]) => nid !== session);
    return { ofSession: new Map(choices ? [...others, [session, choices]] : others) };
  });
}
