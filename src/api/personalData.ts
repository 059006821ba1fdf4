import { type CallOptions, get, post } from './call.ts';
import { type DownloadedFile, download } from './download.ts';
import { parseWithdrawn } from './entities/club/privacy.ts';
import { type Erasure, parseErasure } from './entities/people/erasure.ts';

/** Downloads all personal data of the account as a zip. */
export function exportMyData(password: string, fallbackName: string): Promise<DownloadedFile> {
  return download('export_my_data', { password }, { fallbackName });
}

export async function getErasure(uid: number, options: CallOptions = {}): Promise<Erasure> {
  const { result } = await get('get_erasure', { uid }, options);
  return parseErasure(result);
}

/** Erases a family member, or the whole account when the uid is the user's own. */
export async function eraseMyData(uid: number, password: string): Promise<void> {
  await post('erase_my_data', { uid, password });
}

/** Withdraws the consents about health of a person. @returns the number of deleted answers */
export async function withdrawHealthConsent(uid: number): Promise<number> {
  const { result } = await post('withdraw_health_consent', { uid });
  return parseWithdrawn(result);
}
