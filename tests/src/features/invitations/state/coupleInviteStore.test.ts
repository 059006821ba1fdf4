import { describe, expect, test } from 'vitest';
import { createCoupleInviteStore } from '#src/features/invitations/state/coupleInviteStore.ts';
import { memory } from './memory.ts';

describe('createCoupleInviteStore', () => {
  test('keeps an invite after a reload until it is forgotten', () => {
    const storage = memory();
    createCoupleInviteStore(storage).getState().remember({ uid: 12, course: 106, tariff: 1061 });
    const reloaded = createCoupleInviteStore(storage);
    expect(reloaded.getState().invite).toEqual({ uid: 12, course: 106, tariff: 1061 });
    reloaded.getState().forget();
    expect(createCoupleInviteStore(storage).getState().invite).toBeUndefined();
  });

  test.each(['', '[]', '{"uid":0,"course":1,"tariff":1}', '{"uid":"1","course":1,"tariff":1}', '{"uid":1}'])(
    'reads %j as no invite',
    (text) => {
      const storage = memory();
      storage.write('couple-invite', text);
      expect(createCoupleInviteStore(storage).getState().invite).toBeUndefined();
    },
  );
});
