import { fillIn } from '@clubpoort/form-engine/headless';
import {
  joinFindings,
  type LineFindings,
  nothingFound,
  type ServiceLine,
  type TariffLine,
} from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

/**
 * A line for each service taken beside a course. A service without its course is dropped in silence, because the feedback on
 * the course explains it. A place on a waiting list takes no services.
 */
export function serviceLines(facts: CartFacts, tariffs: readonly TariffLine[]): LineFindings<ServiceLine> {
  const wanted = uniqueChoices(facts.selection.services);
  return joinFindings(
    wanted.map((choice, index) => linesOf(facts, { choice, before: wanted.slice(0, index), tariffs })),
  );
}

type Choice = CartFacts['selection']['services'][number];

interface ChosenService {
  readonly choice: Choice;
  /** Choices that come earlier in the cart and take places first. */
  readonly before: readonly Choice[];
  readonly tariffs: readonly TariffLine[];
}

function linesOf(facts: CartFacts, { choice, before, tariffs }: ChosenService): LineFindings<ServiceLine> {
  const { serviceNid, uid } = choice;
  const service = facts.services.find(({ nid }) => nid === serviceNid);
  const course = facts.courses.find(({ nid }) => nid === service?.courseNid);
  if (!service) return { lines: [], feedback: [nl.cart.unknown] };
  const beside = (of: number) =>
    tariffs.find((line) => line.courseNid === service.courseNid && line.uid === of && !line.isQueued);
  const tariff = beside(uid);
  if (!course || !tariff) return nothingFound;
  const names = { service: service.title, course: course.title };
  const taken = before.filter((one) => one.serviceNid === serviceNid && beside(one.uid)).length;
  if (service.capacity !== null && service.sold + taken >= service.capacity)
    return { lines: [], feedback: [fillIn(nl.cart.serviceFull, names)] };
  const line: ServiceLine = {
    type: 'service',
    uid,
    serviceNid,
    courseNid: course.nid,
    tariffNid: tariff.tariffNid,
    description: fillIn(nl.cart.service, names),
    qty: 1,
    unitCostCents: service.priceCents,
    discountCents: 0,
  };
  return { lines: [line], feedback: [] };
}

/** `5` and `5;1` are the same choice for person 1. */
function uniqueChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(
    (choice, index) =>
      choices.findIndex((one) => one.serviceNid === choice.serviceNid && one.uid === choice.uid) === index,
  );
}
