import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asExpression, type DrivenBrowser } from './drivenBrowser.ts';
import { openBidi } from './openBidi.ts';

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'nl-BE, nl',
};

/**
 * Starts the distribution's own Firefox through WebDriver BiDi. Playwright 1.65 can't open a page in Firefox 153: it sends
 * `emulation.setMediaFeaturesOverride`, which this Firefox doesn't know.
 */
export async function startFirefox(executable: string): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'clubpoort-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const bidi = await openBidi(await listeningAddress(firefox));
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  // The window that Firefox opens itself never gets the focus, and without focus no control gets a blur event.
  const { context } = await bidi.send('browsingContext.create', { type: 'window' });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });

  const evaluate = async (expression: string) => {
    const answer = await bidi.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (inPage, ...args) => JSON.parse((await evaluate(asExpression(inPage, args))).value),
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    giveFile: async (selector, path) => {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    close: async () => {
      const gone = once(firefox, 'exit');
      await bidi.send('browser.close', {});
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function listeningAddress(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error('Firefox has no standard error');
  for await (const line of createInterface(firefox.stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // Drains stderr, because a full pipe would block Firefox.
    firefox.stderr.resume();
    return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened');
}
