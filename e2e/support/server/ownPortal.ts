import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../test.ts';
import { type PortalServer, startPortalServer } from './startPortalServer.ts';

interface OwnPortal {
  /** What its server is told besides what every server of the tests is. */
  portalEnv: Readonly<Record<string, string>>;
  /** Journeys of one name share a server, one after the other: a name of its own gives a spec its own demo data. */
  journey: string;
  portal: PortalServer;
}

/**
 * The test for a journey that changes the demo accounts for good: desktop and phone each have a server and demo data of
 * their own, and leave those of the other journeys as they were.
 */
export const ownPortalTest = test.extend<object, OwnPortal>({
  portalEnv: [{}, { scope: 'worker', option: true }],
  journey: ['shared', { scope: 'worker', option: true }],
  portal: [
    async ({ portalEnv, journey }, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), `clubpoort-journey-${journey}-`));
      const portal = await startPortalServer({ dataFolder, env: portalEnv });
      await use(portal);
      await portal.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.origin),
});
