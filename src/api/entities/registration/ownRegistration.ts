import * as v from 'valibot';
import { changeOptions } from '../../generated/registration/changeOptions.ts';
import { ownRegistrations } from '../../generated/registration/ownRegistrations.ts';
import { readerOf } from '../../wire/readerOf.ts';

export type ChangeOptions = v.InferOutput<typeof changeOptions>;
export type ChangeOption = ChangeOptions['options'][number];

export const parseChangeOptions = readerOf(changeOptions);

export type OwnRegistrations = v.InferOutput<typeof ownRegistrations>;
export type OwnRegistration = OwnRegistrations['registrations'][number];
export type OwnLesson = OwnRegistration['lessons'][number];

export const parseOwnRegistrations = readerOf(ownRegistrations);

/** Whether the registration was stopped, or the club was asked to. */
export const parseStopped = readerOf(v.object({ state: v.picklist(['stopped', 'asked']) }));
