import { fillIn } from '@clubpoort/form-engine/headless';
import type { RegistrationRefusal } from '#rules/eligibility.ts';
import { nl } from '#server/texts/nl.ts';
import { namesOf, type WantedTariff } from './wantedTariff.ts';

export function refusalSentence(wanted: WantedTariff, reason: RegistrationRefusal): string {
  const names = namesOf(wanted);
  if (reason.code === 'blocked') return fillIn(nl.cart.blocked, { ...names, message: reason.message });
  return fillIn(nl.cart[reason.code], names);
}
