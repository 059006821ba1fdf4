import { rmSync } from 'node:fs';
import { testStart } from '#tests/support/clock/testStart.ts';
import { startPortalServer } from './startPortalServer.ts';
import { templateFolder } from './templateFolder.ts';

/** Playwright's global setup: makes the demo data once for all workers. Returns the teardown. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a setup by its default export.
export default async function globalSetup(): Promise<() => void> {
  const dataFolder = templateFolder();
  const server = await startPortalServer({ dataFolder, startsAt: testStart });
  await server.stop();
  return () => rmSync(dataFolder, { recursive: true, force: true });
}
