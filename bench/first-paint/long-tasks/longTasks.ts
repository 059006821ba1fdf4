import { type Kind, kindsIn } from './kinds.ts';
import type { NamedFrame } from './sourceNames.ts';
import type { CallFrame, TraceEvent } from './traceEvent.ts';

/** A task that kept the main thread busy for so long that a press waited. */
export interface LongTask {
  /** Milliseconds since the start of the navigation. */
  readonly at: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds of each kind of work, the most first. */
  readonly kinds: readonly (readonly [Kind, number])[];
  /** Milliseconds of each package or folder whose functions ran, the most first. */
  readonly rooms: readonly (readonly [string, number])[];
  /** Milliseconds of each function that ran, the most first, without the functions that it called. */
  readonly functions: readonly (readonly [string, number])[];
}

/** Longer tasks block input noticeably: the limit of Lighthouse and of the Long Tasks API, in milliseconds. */
const limit = 50;

/**
 * Finds the long tasks of the page's main thread in a trace.
 * @param nameOf - finds the module of a function
 * @returns `undefined` if the trace lacks the navigation: now and then Chromium loses the first events of a new renderer
 */
export function longTasksOf(
  events: readonly TraceEvent[],
  url: string,
  nameOf: (frame: CallFrame) => NamedFrame,
): readonly LongTask[] | undefined {
  const start = events.find((event) => event.name === 'navigationStart' && loads(event, url));
  if (!start) return undefined;
  const ofThread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const spans = ofThread
    .filter(({ ph, ts }) => ph === 'X' && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const samples = samplesOf(events.filter(({ pid }) => pid === start.pid));
  return spans
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur >= limit * 1000)
    .map((task) => {
      const inside = spans.filter((one) => one !== task && isInside(one.ts, task));
      const frames = samples.filter(({ at }) => isInside(at, task));
      const named = frames.map(({ frame, spent }) => ({ ...nameOf(frame), spent }));
      return {
        at: (task.ts - start.ts) / 1000,
        duration: (task.dur ?? 0) / 1000,
        kinds: mostFirst(kindsIn(task, inside)),
        rooms: mostFirst(sums(named.map(({ room, spent }) => [room, spent]))),
        functions: mostFirst(sums(named.map(({ name, spent }) => [name, spent]))),
      };
    });
}

function loads({ args }: TraceEvent, url: string): boolean {
  return args?.data?.documentLoaderURL === url;
}

function isInside(moment: number, { ts, dur = 0 }: TraceEvent): boolean {
  return moment >= ts && moment < ts + dur;
}

interface Sample {
  /** Moment in microseconds. */
  readonly at: number;
  readonly frame: CallFrame;
  /** Milliseconds. */
  readonly spent: number;
}

/** The functions that the profiler of the main thread saw. Those of the engine itself, such as `(program)`, have no file. */
function samplesOf(events: readonly TraceEvent[]): readonly Sample[] {
  const profile = events.find(({ name, tid, pid }) => name === 'Profile' && tid === pid);
  if (!profile) return [];
  const frames = new Map<number, CallFrame>();
  let at = profile.args?.data?.startTime ?? profile.ts;
  const samples: Sample[] = [];
  for (const { name, id, args } of events) {
    if (name !== 'ProfileChunk' || id !== profile.id) continue;
    const { cpuProfile, timeDeltas = [] } = args?.data ?? {};
    for (const node of cpuProfile?.nodes ?? []) frames.set(node.id, node.callFrame);
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      const delta = timeDeltas[index] ?? 0;
      at += delta;
      const frame = frames.get(node);
      if (frame?.url) samples.push({ at, frame, spent: delta / 1000 });
    }
  }
  return samples;
}

function sums<Key>(parts: readonly (readonly [Key, number])[]): ReadonlyMap<Key, number> {
  const all = new Map<Key, number>();
  for (const [key, spent] of parts) all.set(key, (all.get(key) ?? 0) + spent);
  return all;
}

function mostFirst<Key>(all: ReadonlyMap<Key, number>): readonly (readonly [Key, number])[] {
  return [...all].toSorted(([, one], [, other]) => other - one);
}
