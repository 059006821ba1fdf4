import type { CDPSession } from 'playwright';

const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Counts the CPU of the page's main thread itself, so that time it waited for other programs is left out. */
export async function countCpu(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** CPU that the page's main thread spent so far on script, layout and style, in milliseconds. */
export async function cpuSpent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
