import * as v from 'valibot';
import { clubMessage as wire } from '../../generated/club/clubMessage.ts';
import { clubMessageSummary } from '../../generated/club/clubMessageSummary.ts';
import { messageChoices as wireChoices } from '../../generated/club/messageChoices.ts';
import { messageReaders as wireReaders } from '../../generated/club/messageReaders.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

/** A message that a club writes, without its text. */
export type ClubMessageSummary = v.InferOutput<typeof clubMessageSummary>;
export type ClubMessage = v.InferOutput<typeof wire>;
export type MessageChoices = v.InferOutput<typeof wireChoices>;

export const parseClubMessages = readerOf(readableOf(clubMessageSummary));
export const parseClubMessage = readerOf(wire);
export const parseMessageReaders = readerOf(wireReaders);
export const parseMessageChoices = readerOf(wireChoices);
export const parseSavedMessage = readerOf(v.object({ id: integer, revision: integer }));
export const parseSentMessage = readerOf(v.object({ people: integer, addresses: integer }));
export const parseTestMessage = readerOf(v.object({ to: text }));
