import type * as v from 'valibot';
import { doorEvent } from '../../generated/door/doorEvent.ts';
import { doorList } from '../../generated/door/doorList.ts';
import { doorState } from '../../generated/door/doorState.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** An event with tickets, for who stands at its door. */
export type DoorEvent = v.InferOutput<typeof doorEvent>;
/** The tickets of an event, by the hashes of their codes. */
export type DoorList = v.InferOutput<typeof doorList>;
/** How the door stands, on all devices together. */
export type DoorState = v.InferOutput<typeof doorState>;

export const parseDoorEvents = readerOf(readableOf(doorEvent));
export const parseDoorList = readerOf(doorList);
export const parseDoorState = readerOf(doorState);
