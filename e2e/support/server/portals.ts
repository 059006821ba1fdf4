import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServerHost } from './openServerHost.ts';
import type { PortalServer } from './startPortalServer.ts';
import { templateFolder } from './templateFolder.ts';

interface Wanted {
  /** The spec file that needs the server. */
  readonly file: string;
  /** Settings in addition to those of every test server. */
  readonly env: Readonly<Record<string, string>>;
}

/** The portal server of one worker. */
export interface Portals {
  /** The running server, or a new one on fresh demo data when another file or other settings are requested. */
  serverFor(wanted: Wanted): Promise<PortalServer>;
  /** Offset from the machine's clock to the clock of new pages, in milliseconds. */
  pageOffset(): number;
  /** Sets the clock of new pages: the server's, or one that the test controls. Playwright's clock needs the machine's time. */
  setPageClock(of: 'server' | 'test'): void;
  stop(): Promise<void>;
}

/** Gives each spec file its own server and demo data, so that no file depends on an earlier one. */
export function openPortals(): Portals {
  const host = openServerHost();
  let pageClock: 'server' | 'test' = 'server';
  let running: { readonly key: string; readonly server: PortalServer } | undefined;
  const stop = async () => {
    await running?.server.stop();
    // The server may still be writing a file.
    if (running)
      rmSync(running.server.dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
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
