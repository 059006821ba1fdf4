import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { startPortalServer } from './startPortalServer.ts';

interface NewClub {
  readonly url: string;
  readonly title: string;
  readonly city: string;
  /** Mail address of who is invited to manage the club. */
  readonly manager: string;
  /** @defaultValue 'standard' */
  readonly license?: 'free';
}

export interface EmptyClub {
  /** E.g. `http://localhost:41234` */
  readonly origin: string;
  /** Path of the mailed link of the invitation. */
  readonly invitation: string;
  /** Milliseconds from the machine's clock to the server's. */
  readonly clockOffset: number;
  /** Stops the server, and writes the club as `npm run club -- export` does. */
  exportTo(file: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server without demo data, on which the commands of an operator made one club and invited its manager. */
export async function startEmptyClub({ url, title, city, manager, license }: NewClub): Promise<EmptyClub> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-empty-'));
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--conditions=club-source', `scripts/${script}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataFolder, DEMO: '0' },
      encoding: 'utf8',
    });
  const remove = () => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const licensed = license === undefined ? [] : ['--license', license];
    run('club', 'new', url, '--title', title, '--city', city, ...licensed);
    const invitation = /\/rol-aanvaarden\?code=\S+/.exec(run('manage', 'invite-manager', url, manager))?.[0];
    if (invitation === undefined) throw new Error('The manager was not invited');
    const portal = await startPortalServer({ dataFolder, startsAt: testStart, env: { DEMO: '0' } });
    return {
      ...{ origin: portal.origin, invitation, clockOffset: portal.clockOffset },
      async exportTo(file) {
        await portal.stop();
        run('club', 'export', url, '--out', file);
      },
      async stop() {
        await portal.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
