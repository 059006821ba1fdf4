import type * as v from 'valibot';
import { importedPeople } from '../../generated/desk/importedPeople.ts';
import { mergeProposal } from '../../generated/desk/mergeProposal.ts';
import { recordLink } from '../../generated/desk/recordLink.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** What an import of people does, or did. */
export type ImportedPeople = v.InferOutput<typeof importedPeople>;
export const parseImportedPeople = readerOf(importedPeople);

/** A proposal that two records are one person. */
export type MergeProposal = v.InferOutput<typeof mergeProposal>;
export const parseMergeProposal = readerOf(mergeProposal);

/** What a mailed link asks. */
export type RecordLink = v.InferOutput<typeof recordLink>;
export const parseRecordLink = readerOf(recordLink);
