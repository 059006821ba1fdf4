import type { Ports } from '@clubpoort/form-engine/headless';

/** Ports without any server behind them. What they do is the same each time. */
export const fakePorts: Ports = {
  clock: { today: () => '2026-11-20' },
  uploads: {
    async send(file, { onProgress }, signal) {
      onProgress(0.5);
      signal.throwIfAborted();
      onProgress(1);
      return { path: `stored/${file.size}` };
    },
  },
  addresses: {
    countries: async () => ['BE', 'NL'],
    places: async () => [
      { postal: '9000', city: 'Gent' },
      { postal: '2000', city: 'Antwerpen' },
    ],
    validate: async () => ({ valid: true }),
  },
};
