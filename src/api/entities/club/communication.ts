import * as v from 'valibot';
import { communication as wire } from '../../generated/club/communication.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { communicationSummary, named } from './communicationSummary.ts';

// Leaves out a block that can't be read, such as a link that isn't https.
const readCommunication = v.pipe(wire, v.transform(named));

/** A message of a club, without its text. */
export type CommunicationSummary = v.InferOutput<typeof communicationSummary>;
export type Communication = v.InferOutput<typeof readCommunication>;
export type CommunicationBlock = Communication['body'][number];

export const parseCommunications = readerOf(readableOf(communicationSummary));
export const parseCommunication = readerOf(readCommunication);
