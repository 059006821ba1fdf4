import { isPortalReachable } from '../../api/isPortalReachable.ts';
import { storagePrefix } from '../../platform/storage.ts';

/** The file that this code came in: a build has its own. */
const build = import.meta.url;
const key = `${storagePrefix}reloaded-for`;

interface Page {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the portal can be had at all: a reload without it would end on the browser's own error page. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisPage: Page = {
  storage: () => window.sessionStorage,
  isReachable: isPortalReachable,
  reload: () => window.location.reload(),
};

/**
 * After a deploy the files of the build that is open are gone: a reload gets the new ones, and drafts are stored. Once
 * for each build, so that a file which is missing for another reason doesn't reload for ever.
 * @returns whether the page is being reloaded
 */
export async function reloadOnce(page: Page = thisPage): Promise<boolean> {
  if (!(await page.isReachable()) || !isFirstTime(page)) return false;
  page.reload();
  return true;
}

function isFirstTime({ storage }: Page): boolean {
  try {
    if (storage().getItem(key) === build) return false;
    storage().setItem(key, build);
    return storage().getItem(key) === build;
  } catch {
    // Nothing would remember that it was tried.
    return false;
  }
}
