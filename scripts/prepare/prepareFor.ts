import { buildPortal } from './buildPortal.ts';
import { installChromium } from './installChromium.ts';
import { installOtherBrowsers } from './installOtherBrowsers.ts';
import { installServers } from './installServers.ts';

const needs: Readonly<Record<string, readonly (() => void)[]>> = {
  start: [() => buildPortal()],
  test: [() => buildPortal(), installChromium],
  ci: [() => buildPortal(), installChromium, installServers],
  full: [() => buildPortal(), installChromium, installOtherBrowsers, installServers],
  check: [],
  dev: [],
  storybook: [],
};

const mode = process.argv[2] ?? 'start';
try {
  const steps = needs[mode];
  if (!steps) throw new Error(`Unknown mode "${mode}", expected one of ${Object.keys(needs).join(', ')}`);
  for (const step of steps) step();
} catch (error) {
  console.error(`[prepare] ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
