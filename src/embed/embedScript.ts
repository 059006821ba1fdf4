import { embedPortal } from './embedPortal.ts';

const script = document.currentScript;

/** Warns the person who pasted the script, in English and in the browser's console. */
function warn(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: a page that isn't ours has no other place for it
  console.warn(`Clubpoort: ${sentence}`);
}

if (script instanceof HTMLScriptElement) embedPortal(script, warn);
else warn('paste embed.js as a plain script, without type="module"');
