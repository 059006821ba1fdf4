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
  /** Whether no family member can register for the course. */
  readonly isNobodyAllowed: boolean;
}

export type EnrolmentQuestion = 'member' | 'tariff' | ExtraQuestion;

export type EnrolmentStep =
  | { readonly do: 'add'; readonly uid: number; readonly tariff: number; readonly extras: Extras }
  /** Log in, then come back to the same course and tariff. */
  | { readonly do: 'log-in'; readonly tariff: number | undefined }
  /** A question is unanswered: show it and announce the message. */
  | { readonly do: 'ask'; readonly for: EnrolmentQuestion; readonly message: string }
  /** The button is hidden: the tariff or the members already show the reason. */
  | { readonly do: 'nothing' };

/** Decides what the button "Inschrijven" does. */
export function decideEnrolment(enrolment: EnrolmentCase): EnrolmentStep {
  const { isVisitor, person, cards, card, extras, isNobodyAllowed } = enrolment;
  if (card?.may === 'not' || isNobodyAllowed) return { do: 'nothing' };
  if (isVisitor && cards.every(({ may }) => may === 'not')) return { do: 'nothing' };
  // A visitor chooses before the login, and comes back to the same tariff.
  if (isVisitor && !card) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  if (isVisitor) return { do: 'log-in', tariff: card?.nid };
  if (!person) return { do: 'ask', for: 'member', message: texts.chooseMember };
  if (!card || !extras) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  if (extras.is === 'missing') return { do: 'ask', for: extras.question, message: extras.message };
  return { do: 'add', uid: person.uid, tariff: card.nid, extras: extras.extras };
}
