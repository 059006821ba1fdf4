import { fillIn } from '@clubpoort/form-engine/headless';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import { judgeCouple } from './judgeCouple.ts';
import { namesOf, type Participants, type WantedTariff } from './wantedTariff.ts';

/** Returns who registers for a tariff: the person alone, with a partner, or with as many companions as the tariff requires. */
export function participantsOf(facts: CartFacts, wanted: WantedTariff): Participants {
  const { course, tariff } = wanted;
  const { person, companions } = facts.selection;
  if (tariff.coupleRoles) return judgeCouple(facts, wanted, tariff.coupleRoles);
  if (tariff.usersSimultaneous === 1) return { participants: [{ person }] };
  const together = [person, ...companions.filter(({ uid }) => uid !== person.uid)];
  if (together.length === tariff.usersSimultaneous)
    return { participants: together.map((one) => ({ person: one })) };
  const count = tariff.usersSimultaneous;
  return { problem: fillIn(nl.cart.wrongNumberOfPeople, { ...namesOf({ course, tariff }), count }) };
}
