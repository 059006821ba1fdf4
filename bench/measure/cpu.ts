import type { CDPSession } from 'playwright';

const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Measures the CPU time of the page's main thread, which excludes time spent waiting for other programs. */
export async function countCpu(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** CPU time that the page's main thread has spent on script, layout and style, in milliseconds. */
export async function cpuSpent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
