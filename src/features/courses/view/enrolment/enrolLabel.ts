import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { EnrolmentStep } from './decideEnrolment.ts';
import type { ExtrasDecision } from './decideExtras.ts';
import type { TariffCard } from './tariffCards.ts';

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
  if (!card || card.may === 'not') return texts.tariffs;
  if (card.may === 'queue') return texts.queue;
  if (card.isFree) return card.isForTrial ? texts.freeTrial : texts.registerFree;
  if (card.isForTrial) return texts.trialFor(card.price);
  const { services = [], companions = [] } = extras?.is === 'complete' ? extras.extras : {};
  return services.length + companions.length > 0 ? texts.register : texts.registerFor(card.price);
}
