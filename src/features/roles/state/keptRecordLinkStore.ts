import { tabTexts } from '#src/platform/storage/storage.ts';
import { createKeptInviteStore } from '../../session/index.ts';

export const keptRecordLinkStore = createKeptInviteStore(tabTexts, 'record-link');
