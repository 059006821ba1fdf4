import { refusals } from '../../http/refused.ts';
import type { AskedMail } from '../../services/people/login-mail/mailCount.ts';
import { nl } from '../../texts/nl.ts';
import { type Count, hour, type Limit, limitOf } from './limit.ts';

interface MostMails {
  readonly mailsToAddress: number;
  readonly mailsToAddressByAll: number;
  readonly mailsFromAddress: number;
}

type LimitsOfMails = Readonly<Record<'fromNetwork' | 'toByAsker' | 'toByAll', Limit>>;

/** The limits of mails, by what a person reads above them. */
type MailLimits = Readonly<Record<'ofMails' | 'ofPartners', LimitsOfMails>>;

interface CountedMail {
  readonly kind: AskedMail['kind'];
  readonly to: string;
  /** A device on which the account of the address logged in before. */
  readonly device?: string | undefined;
  readonly network: string;
  /** The caller; 0 for a visitor. */
  readonly uid: number;
}

export function mailLimits(most: MostMails): MailLimits {
  return {
    ofMails: limitsOfMails(most, nl.refusals.tooManyMails),
    ofPartners: limitsOfMails(most, nl.refusals.tooManyInvites),
  };
}

function limitsOfMails(most: MostMails, text: string): LimitsOfMails {
  const refusal = (seconds: number) => refusals.tooManyRequests(seconds, text);
  const perHour = (name: string, count: number) => limitOf({ name, most: count, window: hour, refusal });
  return {
    fromNetwork: perHour('mails from network', most.mailsFromAddress),
    toByAsker: perHour('mails to address by asker', most.mailsToAddress),
    toByAll: perHour('mails to address', most.mailsToAddressByAll),
  };
}

/**
 * What a requested mail counts for. The owner of an address asks on a known device beside what others used up. On a new device, the mails that
 * used it up are in the mailbox and good for the same hour.
 * Decision: docs/decisions/0178-a-mail-is-limited-by-kind-and-asker.md
 */
export function mailCounts(
  { ofMails, ofPartners }: MailLimits,
  { kind, to, device, network, uid }: CountedMail,
): readonly Count[] {
  const { fromNetwork, toByAsker, toByAll } = kind === 'partner' ? ofPartners : ofMails;
  if (device !== undefined) return [{ limit: toByAsker, key: `${kind} ${to} ${device}` }];
  const asker = uid > 0 ? `uid ${uid}` : network;
  return [
    { limit: fromNetwork, key: `${kind} ${network}` },
    { limit: toByAsker, key: `${kind} ${to} ${asker}` },
    { limit: toByAll, key: `${kind} ${to}` },
  ];
}
