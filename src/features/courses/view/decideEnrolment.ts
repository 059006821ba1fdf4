import { coursesTexts as texts } from '../../../texts/nl/courses.ts';
import type { TariffCard } from './tariffCards.ts';
import type { Person } from './tariffDecision.ts';

interface EnrolmentCase {
  readonly isVisitor: boolean;
  readonly person: Person | undefined;
  /** The chosen tariff. */
  readonly card: TariffCard | undefined;
  /** No member of the family can register for it. */
  readonly isNobodyAllowed: boolean;
}

export type EnrolmentStep =
  | { readonly do: 'add'; readonly uid: number; readonly tariff: number }
  /** Back to the same course and tariff afterwards. */
  | { readonly do: 'log-in'; readonly tariff: number | undefined }
  /** Something is still to be chosen: shown, and said. */
  | { readonly do: 'ask'; readonly for: 'member' | 'tariff'; readonly message: string }
  /** The tariff or the members themselves say why not. */
  | { readonly do: 'nothing' };

/** What "Inschrijven" does. */
export function decideEnrolment({ isVisitor, person, card, isNobodyAllowed }: EnrolmentCase): EnrolmentStep {
  if (card?.may === 'not' || isNobodyAllowed) return { do: 'nothing' };
  if (isVisitor) return { do: 'log-in', tariff: card?.nid };
  if (!person) return { do: 'ask', for: 'member', message: texts.chooseMember };
  if (!card) return { do: 'ask', for: 'tariff', message: texts.chooseTariff };
  return { do: 'add', uid: person.uid, tariff: card.nid };
}
