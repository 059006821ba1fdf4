import { pingPortal } from '../../api/pingPortal.ts';
import { storagePrefix } from '../../platform/storage/storage.ts';

/** The address of this script, which differs in each build. */
const build = import.meta.url;
const key = `${storagePrefix}reloaded-for`;

interface Page {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Requests the portal: a reload while it can't be reached would end on the browser's own error page. */
  readonly ping: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisPage: Page = {
  storage: () => window.sessionStorage,
  ping: pingPortal,
  reload: () => window.location.reload(),
};

/**
 * Reloads the page after a deploy, when the files of the open build are gone. Drafts are stored, so nothing typed is lost.
 * Reloads only once for each build, so that a file that is missing for another reason causes no reload loop.
 * @returns whether the page is reloading
 */
export async function reloadOnce(page: Page = thisPage): Promise<boolean> {
  if (!(await page.ping()) || !claimReload(page)) return false;
  page.reload();
  return true;
}

/** Remembers the reload of this build. Returns `false` where this build reloaded before. */
function claimReload({ storage }: Page): boolean {
  try {
    if (storage().getItem(key) === build) return false;
    storage().setItem(key, build);
    return storage().getItem(key) === build;
  } catch {
    // Without storage the page can't remember the reload, so it could reload for ever.
    return false;
  }
}
