import { afterEach } from 'vitest';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { resetStores } from './watchedStores.ts';

// Test files share the portal's modules. Runs after the hooks of the test file.
afterEach(() => {
  resetStores();
  localTexts.clear();
  tabTexts.clear();
});
