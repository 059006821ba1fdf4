import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { Person } from '../tariffDecision.ts';
import type { ExtraQuestion, Extras, ExtrasDecision } from './decideExtras.ts';
import type { TariffCard } from './tariffCards.ts';

interface EnrolmentCase {
  readonly isVisitor: boolean;
  readonly person: Person | undefined;
  /** The chosen tariff. */
  readonly card: TariffCard | undefined;
  /** What that tariff asks for; undefined without one. */
  readonly extras: ExtrasDecision | undefined;
  /** No member of the family can register for it. */
  readonly isNobodyAllowed: boolean;
}

export type EnrolmentQuestion = 'member' | 'tariff' | ExtraQuestion;

export type EnrolmentStep =
  | { readonly do: 'add'; readonly uid: number; readonly tariff: number; readonly extras: Extras }
  /** Back to the same course and tariff afterwards. */
  | { readonly do: 'log-in'; readonly tariff: number | undefined }
  /** Something is still to be chosen: shown, and said. */
  | { readonly do: 'ask'; readonly for: EnrolmentQuestion; readonly message: string }
  /** The tariff or the members themselves say why not. */
  | { readonly do: 'nothing' };

/** What "Inschrijven" does. */
export function decideEnrolment(enrolment: EnrolmentCase): EnrolmentStep {
  const { isVisitor, person, card, extras, isNobodyAllowed } = enrolment;
  if (card?.may === 'not' || isNobodyAllowed) return { do: 'nothing' };
  if (isVisitor) return { do: 'log-in', tariff: card?.nid };
  if (!person) return { do: 'ask', for: 'member', message: texts.chooseMember };
  if (!card || !extras) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  if (extras.is === 'missing') return { do: 'ask', for: extras.question, message: extras.message };
  return { do: 'add', uid: person.uid, tariff: card.nid, extras: extras.extras };
}
