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
}

export interface EmptyClub {
  /** E.g. `http://localhost:41234` */
  readonly origin: string;
  /** Path of the mailed link of the invitation. */
  readonly invitation: string;
  stop(): Promise<void>;
}

/** Starts a server without demo data, on which the commands of an operator made one club and invited its manager. */
export async function startEmptyClub({ url, title, city, manager }: NewClub): Promise<EmptyClub> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-empty-'));
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--conditions=club-source', `scripts/${script}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataFolder, DEMO: '0' },
      encoding: 'utf8',
    });
  const remove = () => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    run('club', 'new', url, '--title', title, '--city', city);
    const invitation = /\/rol-aanvaarden\?code=\S+/.exec(run('manage', 'invite-manager', url, manager))?.[0];
    if (invitation === undefined) throw new Error('The manager was not invited');
    const portal = await startPortalServer({ dataFolder, startsAt: testStart, env: { DEMO: '0' } });
    return {
      ...{ origin: portal.origin, invitation },
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
