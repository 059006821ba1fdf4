import { cpuOfTree } from './cpuOfTree.ts';
import { processTable } from './processTable.ts';

/** Milliseconds between two looks. A look costs about 5 ms. */
const interval = 500;

/** Watches the CPU time of a process and its descendants. `stop` gives the seconds, or undefined where they can't be read. */
export function watchCpu(pid: number): { stop(): number | undefined } {
  const tree = cpuOfTree(pid);
  const look = () => tree.see(processTable());
  look();
  const timer = setInterval(look, interval);
  return {
    stop() {
      clearInterval(timer);
      look();
      const seconds = tree.seconds();
      return seconds > 0 || processTable().length > 0 ? seconds : undefined;
    },
  };
}
