import { rules } from '@clubpoort/form-engine/headless';

/** A partner from outside the family who is invited to a course for two (specification 3, "Tariff"). */
export interface Partner {
  readonly fname: string;
  readonly lname: string;
  readonly mail: string;
}

export type PartnerProblem = 'required' | 'name' | 'mail' | 'own-mail';

export type PartnerProblems = { readonly [Field in keyof Partner]?: PartnerProblem };

/**
 * Finds what is wrong with an invited partner (specification 5.1 and 5.2). Both names and one address are required. The
 * address must not be the inviter's own, in upper or lower case: a family member is chosen by name instead.
 *
 * @param ownMails - the addresses of the inviter
 */
export function partnerProblems(partner: Partner, ownMails: readonly string[]): PartnerProblems {
  const found = {
    fname: nameProblem(partner.fname),
    lname: nameProblem(partner.lname),
    mail: mailProblem(partner.mail, ownMails),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function nameProblem(name: string): PartnerProblem | undefined {
  if (name.trim() === '') return 'required';
  return rules.isValidName(name.trim(), { apostrophes: true }) ? undefined : 'name';
}

function mailProblem(mail: string, ownMails: readonly string[]): PartnerProblem | undefined {
  const address = mail.trim();
  if (address === '') return 'required';
  if (!rules.isValidEmail(address) || address.includes(';')) return 'mail';
  const isOwn = ownMails.some((own) => own.trim().toLowerCase() === address.toLowerCase());
  return isOwn ? 'own-mail' : undefined;
}
