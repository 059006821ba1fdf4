import type { Ports } from '@clubpoort/form-engine/headless';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { browserPorts } from './browserPorts.ts';
import { browserDrafts } from './drafts/browserDrafts.ts';
import type { FollowedDraft } from './drafts/draftSync.ts';
import { draftsPort } from './drafts/draftsPort.ts';
import { uploadPort } from './uploadPort.ts';

/**
 * The ports for one person's form. A visitor's drafts are removed when the tab is closed. A visitor can't upload files,
 * because every file belongs to a person.
 */
export function portsFor(uid: number | undefined, draft?: FollowedDraft): Ports {
  return {
    ...browserPorts,
    ...(uid !== undefined && { uploads: uploadPort(uid) }),
    drafts: draft ? browserDrafts.portOf(draft) : draftsPort(tabTexts),
  };
}
