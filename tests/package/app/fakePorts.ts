import type { Ports } from '@clubpoort/form-engine/headless';

/** Ports without a server. Their answers are always the same. */
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
