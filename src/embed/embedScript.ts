import { embedPortal } from './embedPortal.ts';

const script = document.currentScript;

/** For whoever pasted the script, and nobody else: in English, in the console of their browser. */
function warn(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: a page that isn't ours has no other place for it
  console.warn(`Clubpoort: ${sentence}`);
}

if (script instanceof HTMLScriptElement) embedPortal(script, warn);
else warn('paste embed.js as a plain script, without type="module"');
