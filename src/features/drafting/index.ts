export type { DraftState, DraftStore, Reopening } from './createDraft.ts';
export { DiscardDialog } from './DiscardDialog.tsx';
export type { Draft, DraftedContent, MergeChoices } from './draft.ts';
export { KeptState } from './KeptState.tsx';
export { MergeDialog, type ShownConflict } from './MergeDialog.tsx';
export { useDraft, useDraftState } from './useDraft.ts';
