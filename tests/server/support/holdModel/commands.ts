import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { show } from '../orders/fullCart.ts';
import type { newKey } from '../registration.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import {
  type Account,
  added,
  extend,
  type HoldModel,
  isActive,
  isCooling,
  isPlaceFree,
  timerOf,
} from './model.ts';

export interface RealHolds {
  readonly server: TestServer;
  readonly clients: readonly TestClient[];
  readonly club: number;
  readonly newKey: typeof newKey;
}

type Command = AsyncCommand<HoldModel, RealHolds>;

const uids = [1, 12];
/** Stage hedendaags: a place is held as soon as it is in a cart; 110 euros. */
const stage = { tariff: 1241, price: 110 };
const seatPrice = 16;
const seats = [show.seat, show.other, show.seat + 2];

const who = fc.constantFrom(0 as const, 1 as const);
const which = fc.constantFrom(...seats);

/** Random sequences of actions by two people who want the last place and a few seats. */
export function commandsOfHolds(most: number) {
  return fc.commands<HoldModel, RealHolds>(
    [
      who.map((account) => look(account, true)),
      who.map((account) => look(account, false)),
      fc.tuple(who, which).map(([account, seat]) => hold(account, seat)),
      fc.tuple(who, which).map(([account, seat]) => release(account, seat)),
      who.map(lengthen),
      who.map(order),
      fc.constantFrom(1, 400, 899, 900).map(wait),
    ],
    { maxCommands: most },
  ) as fc.Arbitrary<Iterable<Command>>;
}

/** Requests the price of a cart with the place, or of one without. */
function look(index: 0 | 1, wants: boolean): Command {
  return command(`${index} looks at a cart ${wants ? 'with' : 'without'} the place`, async (model, real) => {
    const account = model.accounts[index];
    const tariffs = wants ? [stage.tariff] : [];
    const cart = { club: real.club, uid: uidOf(index), tariffs };
    const { result } = await clientOf(real, index).ask('compile_public_registration_invoice', cart);
    if (!wants) account.place = undefined;
    const canHave = wants && !account.isRegistered && isPlaceFree(model, account);
    const isUnheld = canHave && !account.place && isCooling(model, account, 'place');
    if (canHave && !account.place && !isUnheld) account.place = added(model, account, 'place');
    const isInCart = result.items.some(({ nid, queue_nid }) => nid === stage.tariff && queue_nid === null);
    expect(isInCart).toBe(account.place !== undefined || isUnheld);
    return index;
  });
}

function hold(index: 0 | 1, seat: number): Command {
  return command(`${index} holds seat ${seat}`, async (model, real) => {
    const account = model.accounts[index];
    const other = model.accounts[index === 0 ? 1 : 0];
    const { status } = await clientOf(real, index).call(
      'hold_seats',
      wanted(real, index, [seat]),
      real.newKey(),
    );
    const isTaken = model.soldSeats.has(seat) || isActive(model, other.seats.get(seat));
    const isRefused = isTaken || isCooling(model, account, 'seats');
    expect(status).toBe(isRefused ? 409 : 200);
    if (isRefused) return index;
    other.seats.delete(seat);
    const isHeld = isActive(model, account.seats.get(seat));
    const row = added(model, account, 'seats');
    if (!isHeld) account.seats.set(seat, row);
    return index;
  });
}

function release(index: 0 | 1, seat: number): Command {
  return command(`${index} lets go of seat ${seat}`, async (model, real) => {
    const letGo = { club: real.club, uid: uidOf(index), event: show.event, seats: [seat] };
    await clientOf(real, index).ask('release_seats', letGo);
    model.accounts[index].seats.delete(seat);
    return index;
  });
}

function lengthen(index: 0 | 1): Command {
  return command(`${index} asks for more time`, async (model, real) => {
    const asked = { club: real.club, uid: uidOf(index) };
    const { status } = await clientOf(real, index).call('extend_hold', asked);
    expect(status).toBe(extend(model, model.accounts[index]) ? 200 : 409);
    return index;
  });
}

function order(index: 0 | 1): Command {
  return command(`${index} orders`, async (model, real) => {
    const account = model.accounts[index];
    const own = [...account.seats.keys()];
    if (own.length === 0 && !account.place) return index;
    const body = {
      ...{ club: real.club, uid: uidOf(index) },
      tariffs: account.place ? [stage.tariff] : [],
      ...(own.length > 0 && wanted(real, index, own)),
      total: (account.place ? stage.price : 0) + own.length * seatPrice,
    };
    const answer = await clientOf(real, index).call('place_order', body, real.newKey());
    if (hasEnded(model, account)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'hold-expired' } });
      return index;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    if (account.place) {
      model.soldPlaces += 1;
      account.isRegistered = true;
      account.place = undefined;
      account.windows.delete('place');
    }
    if (own.length > 0) account.windows.delete('seats');
    for (const seat of own) model.soldSeats.add(seat);
    account.seats.clear();
    return index;
  });
}

function wait(seconds: number): Command {
  return command(`${seconds} seconds go by`, async (model, { server }) => {
    server.clock.advance({ seconds });
    model.now += seconds;
    return 0;
  });
}

/** Performs an action, and checks that the server's state for that account matches the model. */
function command(name: string, run: (model: HoldModel, real: RealHolds) => Promise<0 | 1>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      const index = await run(model, real);
      model.check();
      const account = model.accounts[index];
      const asked = { club: real.club, event: show.event };
      const { result } = await clientOf(real, index).ask('get_seat_plan', asked);
      const { ends, left } = timerOf(model, account);
      const began = real.server.clock.now().getTime() / 1_000 - model.now;
      expect(result.reservation, name).toMatchObject({
        expires: ends === null ? null : began + ends,
        extensions_left: left,
      });
      const shown = result.stands.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
      for (const seat of seats)
        expect(shown.find(({ nid }) => nid === seat)?.state, `seat ${seat}`).toBe(
          stateOf(model, index, seat),
        );
    },
  };
}

function stateOf(model: HoldModel, index: 0 | 1, seat: number): string {
  if (model.soldSeats.has(seat)) return 'sold';
  if (isActive(model, model.accounts[index].seats.get(seat))) return 'own';
  return model.accounts.some(({ seats: held }) => isActive(model, held.get(seat))) ? 'held' : 'free';
}

function hasEnded(model: HoldModel, { place, seats: held }: Account): boolean {
  return [place, ...held.values()].some((row) => row !== undefined && !isActive(model, row));
}

function wanted(real: RealHolds, index: 0 | 1, nids: readonly number[]) {
  return {
    ...{ club: real.club, uid: uidOf(index), event: show.event },
    seats: nids.map((nid) => ({ tariff: show.tariff, nid, quantity: 1 })),
  };
}

function uidOf(index: 0 | 1): number {
  return uids[index] ?? 0;
}

function clientOf({ clients }: RealHolds, index: 0 | 1): TestClient {
  const client = clients[index];
  if (!client) throw new Error('There is no such client');
  return client;
}
