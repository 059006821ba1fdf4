import { tabTexts } from '#src/platform/storage/storage.ts';
import { createKeptInviteStore } from '../../session/index.ts';

export const keptInviteStore = createKeptInviteStore(tabTexts, 'parent-invite');
