import type { IsoDay } from '#rules/brusselsTime.ts';
import { type Instalment, instalmentsOf } from '#rules/instalments.ts';
import { type Cents, centsOf } from '#rules/money.ts';
import type { OfferedTariff } from './offeredCourse.ts';

/** Plans how an amount for a tariff is paid in parts from today on, the first part today; undefined where it is paid at once. */
export function instalmentsNow(
  { parts, depositCents, instalments }: Pick<OfferedTariff, 'parts' | 'depositCents' | 'instalments'>,
  amountCents: Cents,
  today: IsoDay,
): readonly Instalment[] | undefined {
  const own = instalments?.map(({ day, percentage, amount }) => ({
    ...{ day, percentage },
    amountCents: amount === undefined ? undefined : centsOf(amount),
  }));
  const isLater = own ? own.some(({ day }) => day > today) : parts > 1;
  if (!isLater) return undefined;
  return instalmentsOf({ amountCents, parts, depositCents: depositCents ?? undefined, own }, today);
}
