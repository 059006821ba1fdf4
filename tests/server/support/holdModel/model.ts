import { expect } from 'vitest';

/** Duration of a hold and of a cooldown, in seconds. */
const quarter = 15 * 60;

/** A hold, active or ended. Times are in seconds since the start of the model. */
export interface HeldRow {
  readonly ends: number;
  readonly extensions: number;
}

/** The holds of one event: the place of the stage, or the seats of the show. */
type Kind = 'place' | 'seats';

export interface Account {
  /** The place in the cart that is held at once. */
  place: HeldRow | undefined;
  readonly seats: Map<number, HeldRow>;
  /** The time at which all holds of one event end, even when some are released earlier. A cooldown follows. */
  readonly windows: Map<Kind, HeldRow>;
  isRegistered: boolean;
}

/** One place, a few seats, and two accounts that compete for them. */
export interface HoldModel {
  now: number;
  readonly accounts: readonly [Account, Account];
  soldPlaces: number;
  readonly soldSeats: Set<number>;
  /** Checks that nobody holds what another account holds, or what is sold. */
  check(): void;
}

const capacity = 1;

export function newModel(): HoldModel {
  const account = (): Account => ({
    place: undefined,
    seats: new Map(),
    windows: new Map(),
    isRegistered: false,
  });
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

export function isCooling({ now }: HoldModel, { windows }: Account, kind: Kind): boolean {
  const window = windows.get(kind);
  return window !== undefined && window.ends <= now && now < window.ends + quarter;
}

/**
 * Adds a hold that ends with the rest of the cart, and with the window of its event. Not allowed during the event's cooldown.
 */
export function added(model: HoldModel, account: Account, kind: Kind): HeldRow {
  const active = rowsOf(account).filter((row) => isActive(model, row));
  const known = account.windows.get(kind);
  const window = isActive(model, known) ? known : { ends: model.now + quarter, extensions: 0 };
  const extensions = Math.max(window.extensions, ...active.map((row) => row.extensions));
  account.windows.set(kind, { ends: window.ends, extensions });
  return {
    ends: Math.min(model.now + quarter, window.ends, ...active.map(({ ends }) => ends)),
    extensions,
  };
}

/** Whether this account could get the place. */
export function isPlaceFree(model: HoldModel, account: Account): boolean {
  const others = model.accounts.filter((other) => other !== account && isActive(model, other.place)).length;
  return capacity - model.soldPlaces - others > 0;
}

/** @returns false when the extension is refused, and nothing changed */
export function extend(model: HoldModel, account: Account): boolean {
  const rows = rowsOf(account);
  const kinds: Kind[] = [
    ...(account.place ? (['place'] as const) : []),
    ...(account.seats.size > 0 ? (['seats'] as const) : []),
  ];
  const windows = kinds.flatMap((kind) => account.windows.get(kind) ?? []);
  const extensions = Math.max(0, ...[...rows, ...windows].map((row) => row.extensions));
  if (extensions >= 2) return false;
  const longer = { ends: model.now + quarter, extensions: extensions + 1 };
  const keepsPlace = account.place && (isActive(model, account.place) || isPlaceFree(model, account));
  if (rows.length > 0 && !keepsPlace && account.seats.size === 0) return false;
  if (keepsPlace) account.place = longer;
  for (const kind of kinds) if (kind === 'seats' || keepsPlace) account.windows.set(kind, longer);
  for (const seat of account.seats.keys()) account.seats.set(seat, longer);
  return true;
}

/** The timer that the cart shows. */
export function timerOf(model: HoldModel, account: Account) {
  const rows = rowsOf(account);
  const ends = rows.filter((row) => isActive(model, row)).map((row) => row.ends);
  return {
    ends: ends.length === 0 ? null : Math.min(...ends),
    left: 2 - Math.max(0, ...rows.map((row) => row.extensions)),
  };
}
