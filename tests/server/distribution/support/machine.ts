import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { requireProgram } from './requireProgram.ts';

/** A file in /opt of a machine of a test, and of no other (machine.sh). */
const ownMachine = 'machine-of-a-test';

/** A shell of root on a machine of its own, as far as its files and processes go. */
export interface Machine {
  /** Runs commands after the earlier ones, with their variables. Resolves to the output; rejects where one fails. */
  run(commands: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a machine in a namespace. Its files are in memory (machine.sh), and its processes end with it.
 * @param programs - programs by name that come before those of the distribution, as shell scripts
 * @param env - further variables of each command
 */
export async function startMachine(
  programs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-machine-'));
  mkdirSync(join(folder, 'bin'));
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}`, { mode: 0o755 });
  const own = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child'];
  const start = join(import.meta.dirname, 'machine.sh');
  const shell = spawn(
    requireProgram('unshare', { package: 'util-linux' }),
    [...own, 'bash', '--noprofile', '--norc'],
    {
      cwd: folder,
      env: {
        ...{ HOME: folder, MACHINE: folder, LANG: 'C.UTF-8', ...env },
        PATH: `${folder}/bin:${join(root, 'node_modules/.bin')}:${process.env.PATH}:/usr/local/sbin:/usr/sbin`,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let changed = () => {};
  const listen = (text: string) => {
    said += text;
    changed();
  };
  shell.stdout.setEncoding('utf8').on('data', listen);
  shell.stderr.setEncoding('utf8').on('data', listen);
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  void ended.then(() => changed());
  // A command that failed has ended the shell; the test reads its output.
  shell.stdin.on('error', () => undefined);
  const log = () => {
    const file = join(folder, 'clubpoort.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : 'nothing';
  };
  let count = 0;
  const run = (commands: string) => {
    count += 1;
    const mark = `--- done ${count} ---`;
    said = '';
    const block = join(folder, `block-${count}.sh`);
    writeFileSync(block, commands);
    shell.stdin.write(`. '${block}' < /dev/null\necho "${mark}"\n`);
    return new Promise<string>((resolve, reject) => {
      changed = () => {
        if (said.includes(mark)) resolve(said.slice(0, said.indexOf(mark)));
        else if (shell.exitCode !== null || shell.signalCode !== null)
          reject(new Error(`A command failed:\n${commands}\n${said}\nThe server said:\n${log()}`));
      };
      changed();
    });
  };
  await run(`set -e; . '${start}'`);
  // The commands are those of root. Without the folders of a machine of its own they would change this one.
  if (existsSync(`/opt/${ownMachine}`)) throw new Error('The machine has no folders of its own');
  await run(`test -e /opt/${ownMachine}`);
  return {
    run,
    async stop() {
      shell.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
