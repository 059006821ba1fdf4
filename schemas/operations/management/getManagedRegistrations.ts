import { Type } from 'typebox';
import { ManagedRegistration, RegistrationsOverview } from '../../entities/managedRegistration.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, ShortText } from '../../scalars.ts';

export const getManagedRegistrations = defineOperation({
  name: 'get_managed_registrations',
  method: 'GET',
  group: 'management',
  access: 'user',
  summary:
    'Lists a page of the registrations and the waiting lists of a course, for a manager of its club: who is registered by name, then who waits in order, then what was cancelled. Tells that an answer about health matters, but not which.',
  request: Type.Object({
    club: Nid,
    course: Nid,
    /** Every word in the name, or in that of the holder of the family. */
    search: Type.Optional(ShortText),
    state: Type.Optional(Type.Enum(['registered', 'waiting', 'cancelled'])),
    /** Only registrations that stand and whose order has an open amount, or has none. */
    paid: Type.Optional(Type.Boolean()),
    /** Only people with an answer about health that matters. */
    alerts: Type.Optional(Type.Boolean()),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Default: 60. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: envelope(Type.Array(ManagedRegistration), {
    count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
    overview: RegistrationsOverview,
  }),
});
