import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { Job, Outcome } from './job.ts';

/** Controls a runner process. It restarts the runner after a timeout, because a mutant may loop for ever. */
export class RunnerProcess {
  readonly #mode: 'record' | 'swap';
  #child: ChildProcess | undefined;

  constructor(mode: 'record' | 'swap') {
    this.#mode = mode;
  }

  /** Runs one test file. A timeout counts as a failure, and so does the end of the runner. */
  async run(job: Job, limitMs: number): Promise<Outcome> {
    const child = await this.#start();
    const start = performance.now();
    return new Promise((done) => {
      const finish = (outcome: Outcome | string) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (typeof outcome !== 'string') return done(outcome);
        this.stop();
        done({ isGood: false, ms: Math.round(performance.now() - start), failure: outcome });
      };
      const timer = setTimeout(finish, limitMs, `no answer in ${Math.round(limitMs / 1000)} s`);
      child.once('message', (outcome: Outcome) => finish(outcome));
      child.once('exit', () => finish('the process ended'));
      child.send(job);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork(join(import.meta.dirname, 'runner.ts'), [this.#mode], {
      cwd: root,
      // Set for the process, because a thread can't set its own time zone.
      env: { ...process.env, TZ: 'Europe/Brussels' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    const said: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    await new Promise<void>((ready, refuse) => {
      child.once('message', () => ready());
      child.once('exit', () => refuse(new Error(`The runner did not start:\n${said.join('')}`)));
    });
    child.removeAllListeners();
    return child;
  }
}
