import type * as v from 'valibot';
import { invitations } from '../../generated/registration/invitations.ts';
import { readerOf } from '../../wire/readerOf.ts';

export type Invitations = v.InferOutput<typeof invitations>;
export type CoupleInvitation = Invitations['couples'][number];
export type SentInvitation = Invitations['sent'][number];
export type WaitingPlace = Invitations['waiting'][number];

export const parseInvitations = readerOf(invitations);
