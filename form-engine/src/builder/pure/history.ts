import type { WireSection } from '../../sections/wireSection.ts';
import type { Place } from './parts.ts';

/** A form at one time, and what is selected in it. */
export interface Moment {
  /** The form. */
  readonly sections: readonly WireSection[];
  /** The places that are selected. */
  readonly places: readonly Place[];
}

/** A change that was made. */
interface Step {
  readonly before: Moment;
  readonly after: Moment;
  /** The name of the change, which a builder shows: "Maak ongedaan: vraag verwijderd". */
  readonly name: string;
  /** Changes with the same key that follow each other are one: the letters of a title. */
  readonly key: string | undefined;
}

/** A form with the changes that led to it, and those that were undone. */
export interface History {
  /** The form as it is. */
  readonly now: Moment;
  /** The newest last. */
  readonly done: readonly Step[];
  /** The next one to redo last. */
  readonly undone: readonly Step[];
}

/** The number of changes that can be undone. */
const most = 500;

/** The history of a form that nobody has changed yet. */
export function startHistory(sections: readonly WireSection[]): History {
  return { now: { sections, places: [] }, done: [], undone: [] };
}

/**
 * Adds a change. What was undone before can't be redone any more.
 *
 * @param change `key` joins a change with the one before it, where that has the same key.
 */
export function withChange(
  { now, done }: History,
  change: Moment & { readonly name: string; readonly key?: string },
): History {
  const { name, key, sections, places } = change;
  if (sections === now.sections) return { now: { sections, places }, done, undone: [] };
  const last = done.at(-1);
  const isContinued = key !== undefined && last?.key === key;
  const before = isContinued ? last.before : now;
  const step: Step = { before, after: { sections, places }, name, key };
  return {
    now: step.after,
    done: [...done.slice(isContinued ? 0 : -most + 1, isContinued ? -1 : undefined), step],
    undone: [],
  };
}

/** Takes the last change back; the same history where there is none. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return { now: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** Makes the change again that was taken back last; the same history where there is none. */
export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { now: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}
