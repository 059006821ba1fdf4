/** A process at one moment, as the operating system counts it. */
export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  /** Start time in clock ticks since boot. With the pid it identifies a process, because pids are reused. */
  readonly startedAt: number;
  /** CPU seconds, user and system, of the process itself. */
  readonly own: number;
  /** CPU seconds of its ended children and their descendants, counted when it waited for them. */
  readonly waited: number;
}

interface Known {
  readonly last: SeenProcess;
  /** Number of the last look in which the process was alive. */
  readonly look: number;
}

/** Adds up the CPU time of a process and all its descendants over several looks at the process table. */
export interface CpuOfTree {
  see(table: readonly SeenProcess[]): void;
  /** CPU seconds so far. What an unseen process used since the last look is missing. */
  seconds(): number;
}

/**
 * Counts each process once. The time of an ended child is part of its parent's `waited` time, unless the parent ended
 * with it or the child had lost its parent before: such as the processes of a killed browser.
 */
export function cpuOfTree(root: number): CpuOfTree {
  const known = new Map<string, Known>();
  let look = 0;
  const isOfTree = (pid: number) => [...known.values()].some(({ last }) => last.pid === pid);

  return {
    see(table) {
      look += 1;
      const open = new Map(table.map((one) => [one.pid, one]));
      const belongs = (one: SeenProcess): boolean => {
        for (let at: SeenProcess | undefined = one; at; at = open.get(at.parent)) {
          if (at.pid === root || known.has(idOf(at))) return true;
          if (at.parent === at.pid) return false;
        }
        return false;
      };
      for (const one of table.filter(belongs)) known.set(idOf(one), { last: one, look });
    },
    seconds() {
      const all = [...known.values()];
      const isCountedByParent = ({ last, look: ended }: Known) =>
        isOfTree(last.parent) && all.some((parent) => parent.last.pid === last.parent && parent.look > ended);
      return all
        .filter((one) => one.look === look || !isCountedByParent(one))
        .reduce((sum, { last }) => sum + last.own + last.waited, 0);
    },
  };
}

function idOf({ pid, startedAt }: SeenProcess): string {
  return `${pid} ${startedAt}`;
}
