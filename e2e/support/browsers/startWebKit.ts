import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#tests/support/freePort.ts';
import { asExpression, type DrivenBrowser } from './drivenBrowser.ts';

interface Programs {
  readonly driver: string;
  readonly display: string;
}

/** Starts WebKitGTK through WebDriver on a virtual display. It has Safari's engine, with other browser parts around it. */
export async function startWebKit(programs: Programs): Promise<DrivenBrowser> {
  const { display, name } = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name, LANGUAGE: 'nl', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await untilAnswering(base);
  const { sessionId, capabilities } = await call('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: async (inPage, ...args) => {
      const script = `return ${asExpression(inPage, args)}`;
      return JSON.parse(await call('POST', `${session}/execute/sync`, { script, args: [] }));
    },
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    giveFile: async (selector, path) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
      await call('POST', `${session}/element/${Object.values(found)[0]}/value`, { text: path });
    },
    close: async () => {
      await call('DELETE', session);
      await end(driver);
      await end(display);
    },
  };
}

/** Starts a virtual display, which reports its number on file descriptor 3. */
async function startDisplay(executable: string): Promise<{ display: ChildProcess; name: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn(executable, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = display.stdio[3] as Readable; // opened by `pipe`
  for await (const line of createInterface(numbers)) return { display, name: `:${line.trim()}` };
  throw new Error('Xvfb ended before it had a display');
}

async function untilAnswering(base: string): Promise<void> {
  const limit = AbortSignal.timeout(30_000);
  while (!(await fetch(`${base}/status`).catch(() => undefined))?.ok) {
    limit.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
