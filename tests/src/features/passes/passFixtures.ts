import { instantInBrussels } from '#rules/brusselsInstant.ts';
import type { PassCard, PassSession } from '#src/api/entities/offer/pass.ts';

export const today = '2026-11-20';

export const now = instantInBrussels(today, '10:00');

export const card = (changes: Partial<PassCard> = {}): PassCard => ({
  ...{ id: 1, label: 'Beurtenkaart 10', credit: 4, validUntil: null, code: 'code-1' },
  ...changes,
});

export const session = (changes: Partial<PassSession> = {}): PassSession => ({
  ...{ nid: 900, course: 'Jazz', place: 'Zaal 1', turns: 2, free: 3, reservation: null },
  start: instantInBrussels('2026-11-30', '19:30'),
  end: instantInBrussels('2026-11-30', '20:45'),
  cancelUntil: instantInBrussels('2026-11-29', '19:30'),
  ...changes,
});
