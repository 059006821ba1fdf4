import { Type } from 'typebox';
import { ClubInvoice } from '../../entities/clubInvoice.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, ShortText } from '../../scalars.ts';

export const getClubPayments = defineOperation({
  name: 'get_club_payments',
  method: 'GET',
  group: 'management',
  access: 'user',
  summary:
    'Lists a page of the invoices of a club with their payments and refunds. Open and overdue ones come the oldest first, others the newest first. For managers of that club only.',
  request: Type.Object({
    club: Nid,
    /**
     * Every word in the name of the person or of the payer; or the number of an invoice or credit note; or a structured
     * communication. A structured communication with a wrong check digit finds nothing.
     */
    search: Type.Optional(ShortText),
    /** `attention`: money to give back by hand, or a chargeback that is not paid again. Default: `all`. */
    show: Type.Optional(Type.Enum(['all', 'open', 'overdue', 'paid', 'attention'])),
    /** Number of matches to skip. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Maximum number of invoices in the answer. Default: 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: envelope(Type.Array(ClubInvoice), {
    count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
  }),
});
