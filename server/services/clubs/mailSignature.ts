import { legalLines } from '#rules/legalIdentity.ts';
import type { clubs } from '../../db/schema.ts';
import type { MailParagraph } from '../../mail/mailBody.ts';
import { nl } from '../../texts/nl.ts';

/** The end of a mail on behalf of a club: the portal's name, and the club's legal person in small print. */
export function mailSignature({ legal }: Pick<typeof clubs.$inferSelect, 'legal'>): MailParagraph[] {
  if (!legal) return [nl.mails.signature];
  return [nl.mails.signature, { small: [...legalLines(legal), legal.email].filter(Boolean).join('\n') }];
}
