import { afterEach, vi } from 'vitest';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { resetStores } from './watchedStores.ts';

// Test files share the portal's modules. Runs after the hooks of the test file.
afterEach(() => {
  resetStores();
  localTexts.clear();
  tabTexts.clear();
  // Vitest does so before the next test, but the modules of the next file load earlier.
  vi.unstubAllGlobals();
});
