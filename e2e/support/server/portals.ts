import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServerHost } from './openServerHost.ts';
import type { PortalServer } from './startPortalServer.ts';
import { templateFolder } from './templateFolder.ts';

interface Wanted {
  /** The spec file that asks. */
  readonly file: string;
  /** Settings on top of those that every server of the tests has. */
  readonly env: Readonly<Record<string, string>>;
}

/** The portal server of one worker. */
export interface Portals {
  /** The server that runs, or a new one on fresh demo data where another file asks, or asks for other settings. */
  serverFor(wanted: Wanted): Promise<PortalServer>;
  /** Milliseconds from the machine's clock to the one that new pages tell. */
  pageOffset(): number;
  /** What new pages tell: the time of the server, or that of a clock that the test brings (Playwright's needs the machine's). */
  setPageClock(of: 'server' | 'test'): void;
  stop(): Promise<void>;
}

/** Gives each spec file a server and demo data of its own, so that no file depends on what ran before it. */
export function openPortals(): Portals {
  const host = openServerHost();
  let pageClock: 'server' | 'test' = 'server';
  let running: { readonly key: string; readonly server: PortalServer } | undefined;
  const stop = async () => {
    await running?.server.stop();
    if (running) rmSync(running.server.dataFolder, { recursive: true, force: true });
    running = undefined;
  };
  return {
    async serverFor(wanted) {
      const key = JSON.stringify(wanted);
      if (running?.key === key) return running.server;
      await stop();
      const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-journey-'));
      cpSync(templateFolder(), dataFolder, { recursive: true });
      const server = await host.start({ dataFolder, env: wanted.env });
      running = { key, server };
      return server;
    },
    pageOffset: () => (pageClock === 'server' ? (running?.server.clockOffset ?? 0) : 0),
    setPageClock(of) {
      pageClock = of;
    },
    async stop() {
      await stop();
      host.end();
    },
  };
}
