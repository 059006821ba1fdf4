import { fillIn } from '@clubpoort/form-engine/headless';
import { legalLines } from '#rules/legalIdentity.ts';
import type { clubs } from '../../db/schema.ts';
import type { MailPart } from '../../mail/body/mailPart.ts';
import { mailBody } from '../../mail/mailBody.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nl } from '../../texts/nl.ts';

const texts = nl.mails;

type WritingClub = Pick<typeof clubs.$inferSelect, 'title' | 'color' | 'mail' | 'legal'>;

interface ClubMailOptions {
  /** The line that a list of mails shows beside the subject. Default: the first paragraph after the greeting. */
  readonly preview?: string;
}

/**
 * A mail on behalf of a club: with its name, its colour, its logo and its legal person. Answers go to the club.
 * Decision: docs/decisions/0195-a-mail-is-from-its-club.md
 */
export function clubMail(
  club: WritingClub,
  parts: readonly MailPart[],
  options: ClubMailOptions = {},
): Pick<Mail, 'text' | 'html' | 'sender'> {
  const { title, color, mail, legal } = club;
  const replyTo = mail || (legal?.email ?? '');
  const end: readonly MailPart[] = [
    ...(replyTo === '' ? [] : [texts.questions]),
    fillIn(texts.sender, { club: title }),
    ...(legal ? [{ small: [...legalLines(legal), legal.email].filter(Boolean).join('\n') }] : []),
  ];
  return {
    ...mailBody([...parts, ...end], { look: { name: title, color }, ...options }),
    sender: { name: fillIn(texts.sender, { club: title }), ...(replyTo !== '' && { replyTo }) },
  };
}
