import type { BrowserContextOptions, CDPSession } from 'playwright';

/** How many times slower the phone's processor is than this machine. */
export const slowdown = 4;

/** A phone in Flanders on its first visit: an empty cache, and no service worker. */
export const phoneContext: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
  serviceWorkers: 'block',
};

const bytesPerKilobit = 1000 / 8;

/** Lighthouse's slow 4G, but real: 150 ms for each request, 1.6 Mbit/s down and 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * bytesPerKilobit,
  uploadThroughput: 750 * bytesPerKilobit,
};

/** Makes a page as slow as a cheap phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
