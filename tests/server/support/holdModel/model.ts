import { expect } from 'vitest';

/** Seconds. */
const quarter = 15 * 60;

/** Something that is held, or was. Times are seconds since the model began. */
export interface HeldRow {
  readonly ends: number;
  readonly extensions: number;
}

export interface Account {
  /** The instant place in the cart. */
  place: HeldRow | undefined;
  readonly seats: Map<number, HeldRow>;
  isRegistered: boolean;
}

/** One instant place and a few seats, and two accounts that want them. */
export interface HoldModel {
  now: number;
  readonly accounts: readonly [Account, Account];
  soldPlaces: number;
  readonly soldSeats: Set<number>;
  /** Nothing is held by two, and nothing that is held is sold. */
  check(): void;
}

const capacity = 1;

export function newModel(): HoldModel {
  const account = (): Account => ({ place: undefined, seats: new Map(), isRegistered: false });
  const model: HoldModel = {
    now: 0,
    accounts: [account(), account()],
    soldPlaces: 0,
    soldSeats: new Set(),
    check() {
      const places = model.accounts.filter(({ place }) => isActive(model, place)).length;
      expect(places + model.soldPlaces).toBeLessThanOrEqual(capacity);
      const [one, other] = model.accounts;
      for (const [seat] of one.seats) expect(other.seats.has(seat)).toBe(false);
      for (const { seats } of model.accounts)
        for (const [seat] of seats) expect(model.soldSeats.has(seat)).toBe(false);
    },
  };
  return model;
}

export function isActive({ now }: HoldModel, row: HeldRow | undefined): row is HeldRow {
  return row !== undefined && row.ends > now;
}

function rowsOf({ place, seats }: Account): HeldRow[] {
  return [...(place ? [place] : []), ...seats.values()];
}

/** What is added now ends with the rest of the cart. */
export function added(model: HoldModel, account: Account): HeldRow {
  const active = rowsOf(account).filter((row) => isActive(model, row));
  return {
    ends: Math.min(model.now + quarter, ...active.map(({ ends }) => ends)),
    extensions: Math.max(0, ...active.map(({ extensions }) => extensions)),
  };
}

/** Whether the place could be had by this account. */
export function isPlaceFree(model: HoldModel, account: Account): boolean {
  const others = model.accounts.filter((other) => other !== account && isActive(model, other.place)).length;
  return capacity - model.soldPlaces - others > 0;
}

/** @returns false: refused, and nothing changed */
export function extend(model: HoldModel, account: Account): boolean {
  const rows = rowsOf(account);
  const extensions = Math.max(0, ...rows.map((row) => row.extensions));
  if (extensions >= 2) return false;
  const longer = { ends: model.now + quarter, extensions: extensions + 1 };
  const keepsPlace = account.place && (isActive(model, account.place) || isPlaceFree(model, account));
  if (rows.length > 0 && !keepsPlace && account.seats.size === 0) return false;
  if (keepsPlace) account.place = longer;
  for (const seat of account.seats.keys()) account.seats.set(seat, longer);
  return true;
}

/** What the timer of the cart says. */
export function timerOf(model: HoldModel, account: Account) {
  const rows = rowsOf(account);
  const ends = rows.filter((row) => isActive(model, row)).map((row) => row.ends);
  return {
    ends: ends.length === 0 ? null : Math.min(...ends),
    left: 2 - Math.max(0, ...rows.map((row) => row.extensions)),
  };
}
