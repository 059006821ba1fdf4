interface Started {
  stop(): Promise<void>;
}

type Use<Thing> = (thing: Thing) => Promise<void>;

/** A fixture that each test worker starts once, and stops at its end. */
export function perWorker<Thing extends Started>(start: () => Thing | Promise<Thing>) {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}: object, use: Use<Thing>): Promise<void> => {
      const started = await start();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ] as [(needs: object, use: Use<Thing>) => Promise<void>, { scope: 'worker' }];
}
