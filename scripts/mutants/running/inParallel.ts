import { RunnerProcess } from './RunnerProcess.ts';

/** Number of runner processes, one for each core of a small machine. A test file seldom uses more than one core. */
const processes = 2;

/** Gives each item to a free runner, in order, and stops the runners at the end. */
export async function inParallel<Item>(
  mode: 'record' | 'swap',
  items: readonly Item[],
  perform: (item: Item, runner: RunnerProcess) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const runners = Array.from({ length: Math.min(processes, items.length) }, () => new RunnerProcess(mode));
  const stopAll = () => {
    for (const runner of runners) runner.stop();
  };
  const interrupt = () => {
    stopAll();
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await Promise.all(
      runners.map(async (runner) => {
        for (const item of queue) await perform(item, runner);
      }),
    );
  } finally {
    stopAll();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
