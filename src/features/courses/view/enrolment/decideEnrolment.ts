import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { Person } from '../tariffDecision.ts';
import type { ExtraQuestion, Extras, ExtrasDecision } from './decideExtras.ts';
import type { TariffCard } from './tariffCards.ts';

interface EnrolmentCase {
  readonly isVisitor: boolean;
  readonly person: Person | undefined;
  readonly cards: readonly Pick<TariffCard, 'may'>[];
  /** The chosen tariff. */
  readonly card: TariffCard | undefined;
  /** The state of that tariff's extras; undefined without a tariff. */
  readonly extras: ExtrasDecision | undefined;
  /** Whether no family member can register for the course, or the new child can't. */
  readonly isNobodyAllowed: boolean;
  /** The state of the fields of a new child; undefined when the person is in the family. */
  readonly child?: 'incomplete' | 'complete' | undefined;
}

export type EnrolmentQuestion = 'member' | 'child' | 'tariff' | ExtraQuestion;

export type EnrolmentStep =
  | { readonly do: 'add'; readonly uid: number; readonly tariff: number; readonly extras: Extras }
  /** Add the new child to the family, then the tariff for that child. */
  | { readonly do: 'add-child'; readonly tariff: number; readonly extras: Extras }
  /** Log in, then come back to the same course and tariff. */
  | { readonly do: 'log-in'; readonly tariff: number | undefined }
  /** A question is unanswered: show it and announce the message. */
  | { readonly do: 'ask'; readonly for: EnrolmentQuestion; readonly message: string }
  /** The button is hidden: the tariff or the members already show the reason. */
  | { readonly do: 'nothing' };

/** Decides what the button "Inschrijven" does. */
export function decideEnrolment(enrolment: EnrolmentCase): EnrolmentStep {
  const { isVisitor, person, cards, card, extras, isNobodyAllowed, child } = enrolment;
  if (card?.may === 'not' || isNobodyAllowed) return { do: 'nothing' };
  if (isVisitor && cards.every(({ may }) => may === 'not')) return { do: 'nothing' };
  // A visitor chooses before the login, and comes back to the same tariff.
  if (isVisitor && !card) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  if (isVisitor) return { do: 'log-in', tariff: card?.nid };
  if (child === 'incomplete') return { do: 'ask', for: 'child', message: texts.fillInChild };
  if (!person) return { do: 'ask', for: 'member', message: texts.chooseMember };
  if (!card || !extras) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  if (extras.is === 'missing') return { do: 'ask', for: extras.question, message: extras.message };
  if (child) return { do: 'add-child', tariff: card.nid, extras: extras.extras };
  return { do: 'add', uid: person.uid, tariff: card.nid, extras: extras.extras };
}

/** The sentence above a button that leads to the login, or for tickets without an account to a question. '' above any other button. */
export function loginText(
  step: EnrolmentStep,
  card: Pick<TariffCard, 'may'> | undefined,
  { club, course }: { readonly club: Pick<Club, 'sellsToGuests'>; readonly course: Pick<Course, 'type'> },
): string {
  if (step.do !== 'log-in') return '';
  // The offer of a waiting list is answered with an account.
  const needsAccount = course.type !== 'ticket' || !club.sellsToGuests || card?.may === 'queue';
  return needsAccount ? texts.loginFirst : texts.noAccount;
}

/**
 * The label of the button: the next step in words. It has a price only when the tariff is the whole price, because only the
 * server computes a total with extras.
 */
export function enrolLabel(
  step: EnrolmentStep,
  card: TariffCard | undefined,
  extras: ExtrasDecision | undefined,
): string {
  if (step.do === 'ask' && step.for === 'member') return texts.chooseWho;
  if (step.do === 'ask' && step.for === 'child') return texts.childFirst;
  if (!card || card.may === 'not') return texts.tariffs;
  if (card.may === 'queue') return texts.queue;
  if (card.isFree) return card.isForTrial ? texts.freeTrial : texts.registerFree;
  if (card.isForTrial) return texts.trialFor(card.price);
  const { services = [], companions = [] } = extras?.is === 'complete' ? extras.extras : {};
  return services.length + companions.length > 0 ? texts.register : texts.registerFor(card.price);
}
