import { isPortalReachable } from '../../api/isPortalReachable.ts';
import { storagePrefix } from '../../platform/storage.ts';

/** The address of this script, which differs in each build. */
const build = import.meta.url;
const key = `${storagePrefix}reloaded-for`;

interface Page {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the portal can be reached: a reload while it can't would end on the browser's own error page. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisPage: Page = {
  storage: () => window.sessionStorage,
  isReachable: isPortalReachable,
  reload: () => window.location.reload(),
};

/**
 * Reloads the page after a deploy, when the files of the open build are gone. Drafts are stored, so nothing typed is lost.
 * Reloads only once for each build, so that a file that is missing for another reason causes no reload loop.
 * @returns whether the page is reloading
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
    // Without storage the page can't remember the reload, so it could reload for ever.
    return false;
  }
}
