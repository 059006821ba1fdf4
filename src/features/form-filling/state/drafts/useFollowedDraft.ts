import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { useEffect, useMemo } from 'react';
import { type DraftOf, draftKey, draftSubject } from '../../view/draftKey.ts';
import { privateKeys } from '../../view/privateAnswers.ts';
import { sendDraftsInTime } from './browserDrafts.ts';
import type { FollowedDraft } from './draftSync.ts';

/** The draft that follows the account; undefined for a visitor, whose draft ends with the tab. */
export function useFollowedDraft(form: CompiledForm, draft: DraftOf): FollowedDraft | undefined {
  const { login, uid, club } = draft;
  const key = draftKey(draft);
  const about = draftSubject(draft.about);
  const followed = useMemo(
    () =>
      login === undefined || uid === undefined
        ? undefined
        : { key, of: { club, uid, about }, privateKeys: privateKeys(form) },
    [form, key, login, uid, club, about],
  );
  const isFollowed = followed !== undefined;
  useEffect(() => (isFollowed ? sendDraftsInTime() : undefined), [isFollowed]);
  return followed;
}
