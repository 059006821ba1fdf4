import { partnerProblems } from '#rules/couplePartner.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import type { Couple } from '#src/features/basket/index.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { EnrolmentChoice } from './enrolmentChoice.ts';
import type { OfferedExtras } from './offeredExtras.ts';

/** The extras that go into the cart with a tariff. */
export interface Extras {
  readonly trials: readonly number[];
  readonly services: readonly string[];
  readonly companions: readonly number[];
  readonly couple?: Couple;
}

export type ExtraQuestion = 'trials' | 'companions' | 'partner' | 'guest' | 'role';

export type ExtrasDecision =
  | { readonly is: 'complete'; readonly extras: Extras }
  | { readonly is: 'missing'; readonly question: ExtraQuestion; readonly message: string };

type ExtrasTariff = Pick<Tariff, 'isTrial' | 'peopleAtOnce' | 'couple'>;

interface Offered {
  /** Options that can still be chosen. Earlier choices outside these lists are ignored. */
  readonly trials: readonly number[];
  readonly services: readonly string[];
  /** Family members who can be companions. */
  readonly members: readonly number[];
  readonly ownMails: readonly string[];
}

/** The options on screen, each with its own availability. */
interface OfferedWithMails extends OfferedExtras {
  readonly ownMails: readonly string[];
}

const noExtras: Extras = { trials: [], services: [], companions: [] };

/** Decides the extras from the options on screen. A waiting list offers no extras, so nothing is missing. */
export function decideTariffExtras(
  tariff: ExtrasTariff,
  choice: EnrolmentChoice,
  offered: OfferedWithMails | undefined,
): ExtrasDecision {
  if (!offered) return { is: 'complete', extras: noExtras };
  return decideExtras(tariff, choice, {
    trials: offered.trials.flatMap(({ nid, refusal }) => (refusal === '' ? [nid] : [])),
    services: offered.services.flatMap(({ id, isSoldOut }) => (isSoldOut ? [] : [id])),
    members: offered.others.flatMap(({ uid, refusal }) => (refusal === '' ? [uid] : [])),
    ownMails: offered.ownMails,
  });
}

/**
 * Decides whether all extra questions of a tariff are answered, and which choices go into the cart.
 * Decision: docs/decisions/0042-a-long-list-renders-in-slices.md
 */
export function decideExtras(
  tariff: ExtrasTariff,
  choice: EnrolmentChoice,
  offered: Offered,
): ExtrasDecision {
  const trials = tariff.isTrial ? choice.trials.filter((nid) => offered.trials.includes(nid)) : [];
  if (tariff.isTrial && trials.length === 0) return missing('trials', texts.chooseTrial);

  const places = tariff.peopleAtOnce - 1;
  const companions = choice.companions.filter((uid) => offered.members.includes(uid)).slice(0, places);
  if (companions.length < places) {
    return missing('companions', texts.chooseCompanions(places - companions.length));
  }
  const services = choice.services.filter((id) => offered.services.includes(id));
  const extras = { trials, services, companions };
  if (!tariff.couple) return { is: 'complete', extras };
  const couple = decideCouple(tariff.couple, choice, offered);
  return 'is' in couple ? couple : { is: 'complete', extras: { ...extras, couple } };
}

function decideCouple(
  { invite, roles }: NonNullable<Tariff['couple']>,
  { couple: { kind, uid, guest, role } }: EnrolmentChoice,
  { members, ownMails }: Offered,
): Couple | ExtrasDecision {
  if (invite && (kind ?? 'inviter') === 'inviter') return { cciid: invite.cciid };
  const isPartner = kind === 'guest' || (kind === 'family' && uid !== undefined && members.includes(uid));
  if (!isPartner) return missing('partner', texts.choosePartner);
  if (kind === 'guest' && Object.keys(partnerProblems(guest, ownMails)).length > 0) {
    return missing('guest', texts.fillInPartner);
  }
  if (roles.length > 0 && !roles.includes(role)) return missing('role', texts.chooseRole);
  const ownRole = roles.length > 0 ? role : '';
  if (kind === 'family' && uid !== undefined) return { uid, role: ownRole };
  const { fname, lname, mail } = guest;
  return { fname: fname.trim(), lname: lname.trim(), mail: mail.trim(), role: ownRole };
}

function missing(question: ExtraQuestion, message: string): ExtrasDecision {
  return { is: 'missing', question, message };
}
