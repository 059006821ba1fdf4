import { describe, expect, it } from 'vitest';
import {
  clashesIn,
  type DoorBook,
  groupOf,
  insideCount,
  judgeHash,
  type KeptScan,
  usesOf,
} from '#src/features/door/view/doorBook.ts';

const ticket = (id: string, state = 'valid', group: number | null = null) => ({
  ...{ id, hashes: [`hash of ${id}`], name: `Bezoeker ${id}`, tariff: '', place: '', state, turns: null },
  group,
});
const list = {
  event: {
    ...{ kind: 'event' as const, nid: 5, title: 'Voorstelling', place: '', start: null, end: null },
    ...{ tickets: 4, inside: 0 },
  },
  tickets: [
    ...[ticket('s1'), ticket('s2', 'unpaid'), ticket('s3', 'cancelled'), ticket('r4')],
    ...[ticket('p5', 'empty'), ticket('p6', 'full'), ticket('p7', 'a word of later')],
    ...[ticket('r11', 'valid', 1), ticket('r12', 'valid', 1), ticket('r13', 'valid', 1)],
    ...[ticket('r14', 'cancelled', 1), ticket('r15', 'unpaid', 1), ticket('r16', 'unpaid', 1)],
    ...[ticket('r21', 'valid', 2), ticket('r22', 'cancelled', 2)],
  ],
  elsewhere: [{ title: 'Danscafé', hashes: ['hash of s9'] }],
};
const own = 'dit-toestel';
const use = (at: number, device: string) => ({ at, device, by: device === own ? 'Wim' : 'Tine' });
const kept = (ticketId: string, at: number, undone?: true): KeptScan => ({
  ...{ id: `${ticketId} ${at}`, ticket: ticketId, at, ...(undone && { undone }) },
});

interface Known {
  readonly used?: Readonly<Record<string, readonly ReturnType<typeof use>[]>>;
  readonly scans?: readonly KeptScan[];
}

function book({ used = {}, scans = [] }: Known = {}): DoorBook {
  const told = Object.entries(used).map(([id, uses]) => ({ ticket: id, uses: [...uses] }));
  return { list, state: { tickets: 4, used: told, refused: [], short: [] }, kept: scans, device: own };
}

describe('judgeHash', () => {
  it.each([
    ['a ticket of this event', 's1', {}, { kind: 'valid' }],
    ['an unpaid one', 's2', {}, { kind: 'unpaid' }],
    ['a cancelled one', 's3', {}, { kind: 'cancelled' }],
    ['somebody without a turn', 'p5', {}, { kind: 'empty' }],
    ['a guest of a full lesson', 'p6', {}, { kind: 'full' }],
    ['a state of a later version', 'p7', {}, { kind: 'valid' }],
    ['one of another event', 's9', {}, { kind: 'elsewhere', event: 'Danscafé' }],
    ['a code that is none', 's8', {}, { kind: 'unknown', at: 'event' }],
    [
      'one that another device admitted',
      's1',
      { used: { s1: [use(100, 'ander')] } },
      { first: { at: 100, by: 'Tine' } },
    ],
    [
      'one that this device admitted a moment ago',
      's1',
      { scans: [kept('s1', 90)] },
      { first: { at: 90, device: undefined } },
    ],
    ['an unpaid one that is inside', 's2', { scans: [kept('s2', 90)] }, { kind: 'used' }],
    ['one that was taken back', 's1', { scans: [kept('s1', 90), kept('s1', 90, true)] }, { kind: 'valid' }],
    [
      'one that was taken back after the server had it',
      's1',
      { used: { s1: [use(90, own)] }, scans: [kept('s1', 90, true)] },
      { kind: 'valid' },
    ],
  ] as const)('judges %s', (_name, id, known: Known, expected) => {
    expect(judgeHash(book(known), `hash of ${id}`)).toMatchObject(expected);
  });
});

describe('groupOf', () => {
  it.each([
    ['who bought three', 'r11', {}, { all: 3, outside: ['r11', 'r12', 'r13'] }],
    [
      'who bought three, of whom this device admitted one',
      'r11',
      { scans: [kept('r11', 90)] },
      { all: 3, outside: ['r12', 'r13'] },
    ],
    [
      'who bought three, of whom another device admitted one and this one took one back',
      'r11',
      { used: { r12: [use(80, 'ander')] }, scans: [kept('r13', 85), kept('r13', 85, true), kept('r11', 90)] },
      { all: 3, outside: ['r13'] },
    ],
    [
      'who was let in although one order of the checkout is unpaid',
      'r15',
      { scans: [kept('r15', 90)] },
      { all: 5, outside: ['r11', 'r12', 'r13', 'r16'] },
    ],
    ['who bought two and cancelled one', 'r21', {}, undefined],
    ['a ticket of no order', 'r4', {}, undefined],
  ] as const)('finds who waits outside with %s', (_name, id, known: Known, expected) => {
    const found = list.tickets.find((one) => one.id === id) ?? ticket(id);
    const group = groupOf(book(known), found);
    expect(group && { ...group, outside: group.outside.map((one) => one.id) }).toEqual(expected);
  });
});

describe('the uses of a ticket', () => {
  it('count a scan once that the server has meanwhile', () => {
    const known = book({ used: { s1: [use(90, own)] }, scans: [kept('s1', 90)] });
    expect(usesOf(known, 's1')).toHaveLength(1);
    expect([insideCount(known), clashesIn(known)]).toEqual([1, []]);
  });

  it('are a clash when two devices admitted it, the earliest first', () => {
    const known = book({ used: { s1: [use(100, 'ander')] }, scans: [kept('s1', 90)] });
    expect(clashesIn(known).map(({ ticket: { id }, uses }) => [id, uses.map(({ at }) => at)])).toEqual([
      ['s1', [90, 100]],
    ]);
    expect(insideCount(known)).toBe(1);
  });
});
