import { execFile } from 'node:child_process';

interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Resolves with the output of a program. Rejects with all its output when the program fails. */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<string> {
  const env = { ...strangersEnvironment(), ...options.env };
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: options.cwd, env, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

/** The environment without the variables of Vitest, and without those that npm sets for scripts of this repository. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(NODE_ENV|NODE_OPTIONS|VITE.*|VITEST.*|npm_(package|lifecycle|command|config_local_prefix).*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
