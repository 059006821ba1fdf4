import { rmSync } from 'node:fs';

/** Playwright's global teardown: the run's own database goes with it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a teardown by its default export.
export default function removeDataFolder(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
