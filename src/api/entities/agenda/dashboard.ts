import type * as v from 'valibot';
import { dashboard } from '../../generated/agenda/dashboard.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The tasks of a family. A part is null when it could not be read, left out, or sent in another shape. */
export type Dashboard = v.InferOutput<typeof dashboard>;
/** An invoice that is to be paid. */
export type DueInvoice = NonNullable<Dashboard['invoices']>[number];

export const parseDashboard = readerOf(dashboard);
