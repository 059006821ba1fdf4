import { Session } from 'node:inspector/promises';
import { sharesOf } from './profileShares.ts';

// Runs first in a measured server. Its parent says when the profile begins and ends, and gets the shares.
const session = new Session();
session.connect();

process.on('message', (asked) => {
  if (asked === 'begin') void begin();
  if (asked === 'end') void end();
});

async function begin(): Promise<void> {
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  process.send?.('begun');
}

async function end(): Promise<void> {
  const { profile } = await session.post('Profiler.stop');
  process.send?.(sharesOf(profile));
}
