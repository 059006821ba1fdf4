import * as v from 'valibot';
import { deskRegistration } from '../../generated/desk/deskRegistration.ts';
import { moveTarget } from '../../generated/desk/moveTarget.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** What a registration at the desk comes to. */
export type DeskRegistration = v.InferOutput<typeof deskRegistration>;
export const parseDeskRegistration = readerOf(deskRegistration);

/** A tariff to which a manager can move a registration. */
export type MoveTarget = v.InferOutput<typeof moveTarget>;
export const parseMoveTargets = readerOf(readableOf(moveTarget));

/** The new registration after a move, and its course. */
export const parseMoved = readerOf(v.object({ registration: integer, course: integer }));
