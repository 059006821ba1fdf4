import type { IsoDay } from '#rules/brusselsTime.ts';
import type { ChangedAccount } from '#rules/changeRegistration.ts';
import { firstDueDay, invoiceStanding } from '#rules/invoiceStanding.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts } from '../../payments/loadAccounts.ts';
import { loadPerson } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { FoundRegistration } from '../findOwnRegistration.ts';
import { linesOf, sumOfLines } from '../linesCentsOf.ts';
import { refuseUnchangeable } from './changeable.ts';
import type { Changing } from './loadTargets.ts';

interface Asked {
  readonly found: FoundRegistration;
  readonly club: ClubRow;
  readonly caller: Caller;
  /** A manager of the club moves the registration. */
  readonly byClub?: boolean;
}

/** Everything about a registration that decides where it can move, and at what price. Refuses one that can't move now. */
export async function loadChanging(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { found, club, caller, byClub = false }: Asked,
): Promise<Changing> {
  await refuseUnchangeable(db, found, { club, caller, byClub, now: clock.now() });
  const { oid, uid } = found.registration;
  const account = oid === null ? undefined : (await loadAccounts(db, [oid])).get(oid);
  const lines = await linesOf(db, found.registration);
  return {
    ...{ found, club, caller, byClub },
    reductions: lines.flatMap((line) => line.reductions),
    person: await loadPerson(db, uid),
    chargedCents: account && sumOfLines(lines),
    account: account && changedAccount(account, club, todayOf(clock)),
  };
}

function changedAccount(account: LoadedAccount, club: ClubRow, today: IsoDay): ChangedAccount {
  return {
    totalCents: account.order.totalCents,
    creditedCents: account.credits.reduce((sum, { amountCents }) => sum + amountCents, 0),
    openCents: invoiceStanding(invoiceAccount(account), today).openCents,
    money: club.cancelMoney,
    takesMore: takesMore(account, firstDueDay(today, null)),
  };
}

/**
 * Whether a part can be added to an invoice. Parts are paid in the order of their days, so a new one can't come before others. An
 * order without a price that a club settled counts every amount as paid.
 */
function takesMore({ order, instalments }: LoadedAccount, dueOn: IsoDay): boolean {
  const isLast = instalments.every((one) => one.dueOn <= dueOn);
  return isLast && !(order.payment === 'paid' && order.totalCents === 0);
}
