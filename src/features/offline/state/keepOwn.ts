import { isOwnDevice } from '../../session/index.ts';
import { isEmptyPage, type KeptPage } from '../view/keptPage.ts';
import { forgetPage, keepPage } from './keptPages.ts';

/**
 * Keeps a page without a tap for a user who asked to stay logged in, or deletes an earlier copy of a page that has become empty. A
 * logout, also in another tab, may come while the page is fetched or written. Then nothing stays.
 */
export async function keepOwn(uid: number, page: KeptPage): Promise<void> {
  if (!isOwnDevice(uid)) return;
  const isEmpty = isEmptyPage(page);
  if (!isEmpty) await keepPage(page);
  if (isEmpty || !isOwnDevice(uid)) await forgetPage(page.path);
}
