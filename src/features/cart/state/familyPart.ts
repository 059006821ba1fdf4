import type { User } from '#src/api/entities/people/user.ts';
import type { AnsweredInvoice, MemberCart } from '../../basket/index.ts';

/** A cart with the server's answer, and the member it belongs to. */
export interface FamilyPart extends MemberCart {
  readonly member: User;
  readonly invoice: AnsweredInvoice;
}
