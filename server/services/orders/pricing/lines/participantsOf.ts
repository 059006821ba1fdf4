import { fillIn } from '@clubpoort/form-engine/headless';
import { partnerProblems } from '#rules/couplePartner.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import type { CoupleChoice } from '#server/services/cart/cartSelection.ts';
import { inviteEnd } from '#server/services/couples/openInvites.ts';
import { hasConfirmedMail } from '#server/services/people/login-mail/unconfirmedMail.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import { namesOf, type Participants, type WantedTariff } from './decideTariff.ts';

/** Returns who registers for a tariff: the person alone, with a partner, or with as many companions as the tariff requires. */
export function participantsOf(facts: CartFacts, wanted: WantedTariff): Participants {
  const { course, tariff } = wanted;
  const { person, companions } = facts.selection;
  if (tariff.coupleRoles) return judgeCouple(facts, wanted, tariff.coupleRoles);
  if (tariff.usersSimultaneous === 1) return { participants: [{ person }] };
  const together = [person, ...companions];
  if (together.length === tariff.usersSimultaneous)
    return { participants: together.map((one) => ({ person: one })) };
  const count = tariff.usersSimultaneous;
  return { problem: fillIn(nl.cart.wrongNumberOfPeople, { ...namesOf({ course, tariff }), count }) };
}

type Choice<With extends CoupleChoice['with']> = Extract<CoupleChoice, { with: With }>;

/** Returns who takes a course by two: the person, and a partner of the family. A partner from outside answers an invitation. */
function judgeCouple(facts: CartFacts, wanted: WantedTariff, roles: readonly string[]): Participants {
  const couple = facts.selection.couples.get(wanted.tariff.nid);
  const problem = (sentence: string) => ({ problem: fillIn(sentence, namesOf(wanted)) });
  if (!couple) return problem(nl.cart.partnerMissing);
  if (couple.with !== 'inviter' && roles.length > 0 && !roles.includes(couple.role))
    return problem(nl.cart.roleMissing);
  switch (couple.with) {
    case 'inviter':
      return isGoodInvite(facts, wanted, couple) ? alone(facts, couple) : problem(nl.cart.invitationGone);
    case 'family':
      return withFamily(facts, couple, roles) ?? problem(nl.cart.partnerMissing);
    case 'invited': {
      const found = partnerProblems(couple, ownMails(facts));
      if (found.mail === 'own-mail') return { problem: nl.cart.ownMail };
      return Object.keys(found).length === 0 ? alone(facts, couple) : problem(nl.cart.partnerIncomplete);
    }
  }
}

function alone({ selection }: CartFacts, couple: CoupleChoice): Participants {
  return { participants: [{ person: selection.person, couple }] };
}

/** Each of the two has a line. The partner takes the role that the person doesn't take. */
function withFamily(
  { selection: { person }, family }: CartFacts,
  couple: Choice<'family'>,
  roles: readonly string[],
): Participants | undefined {
  const partner = family.find(({ uid }) => uid === couple.uid && uid !== person.uid);
  if (!partner) return undefined;
  const role = roles.find((one) => one !== couple.role) ?? couple.role;
  return {
    participants: [
      { person, couple },
      { person: partner, couple: { with: 'family', uid: person.uid, role } },
    ],
  };
}

/**
 * Whether an invitation is for this tariff and this person. Either the person accepted it before, or nobody did and it names a
 * confirmed address of the family.
 */
function isGoodInvite(facts: CartFacts, { tariff }: WantedTariff, { cciid }: Choice<'inviter'>): boolean {
  const { selection, family, now } = facts;
  const invite = facts.invites.find((one) => one.cciid === cciid && one.tariffNid === tariff.nid);
  if (!invite || family.some(({ uid }) => uid === invite.inviterUid)) return false;
  const isPromised = invite.partnerUid === selection.person.uid;
  if (invite.state === 'accepted') return isPromised;
  if (invite.state !== 'open' || inviteEnd(invite) <= now) return false;
  // An unconfirmed address proves nothing.
  const mails = [selection.person, ...family].filter(hasConfirmedMail).map(({ mail }) => mail);
  return isPromised || (invite.partnerUid === null && mails.includes(invite.mail));
}

/** The addresses of the family. */
function ownMails({ family, selection }: CartFacts): string[] {
  return [selection.person, ...family]
    .flatMap(({ mail, secondMail }) => [mail ?? '', secondMail])
    .flatMap((mails) => mails.split(';').map(plainMail))
    .filter((mail) => mail !== '');
}
