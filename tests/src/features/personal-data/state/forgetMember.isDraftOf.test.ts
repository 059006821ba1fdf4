import { describe, expect, it } from 'vitest';
import { draftKey } from '#src/features/form-filling/view/draftKey.ts';
import { isDraftOf } from '#src/features/personal-data/state/forgetMember.ts';

const fien = { uid: 22, login: 2 };
const ofClub = (login: number | undefined, uid: number | undefined) =>
  `draft.${draftKey({ login, uid, club: 1, about: [1121] })}`;

describe('isDraftOf', () => {
  it.each([ofClub(2, 22), 'draft.profile.2.22'])('recognises %s', (key) => {
    expect(isDraftOf(key, fien)).toBe(true);
  });

  it.each([
    ofClub(2, 2),
    ofClub(2, 222),
    ofClub(22, 2),
    ofClub(12, 22),
    ofClub(undefined, undefined),
    'draft.profile.2.2',
    'draft.profile.2.222',
    'draft.member.2',
    'cart',
  ])('ignores %s', (key) => {
    expect(isDraftOf(key, fien)).toBe(false);
  });
});
