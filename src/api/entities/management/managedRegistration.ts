import * as v from 'valibot';
import { managedRegistration } from '../../generated/management/managedRegistration.ts';
import { managedRegistrationDetail } from '../../generated/management/managedRegistrationDetail.ts';
import { registrationsOverview as overview } from '../../generated/management/registrationsOverview.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A registration, or an entry of a waiting list, in the list of a manager. */
export type ManagedRegistration = v.InferOutput<typeof managedRegistration>;
export type ManagedRegistrationDetail = v.InferOutput<typeof managedRegistrationDetail>;
export type RegistrationsOverview = v.InferOutput<typeof overview>;

/** Reads a page: the registrations stand in `result`, and the rest beside it. */
export const parseManagedRegistrations = readerOf(
  v.pipe(
    v.object({ result: readableOf(managedRegistration), count: integer, overview }),
    v.transform(({ result, ...rest }) => ({ ...rest, registrations: result })),
  ),
);

export const parseManagedRegistration = readerOf(managedRegistrationDetail);
