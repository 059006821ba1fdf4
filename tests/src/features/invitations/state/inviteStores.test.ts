import { describe, expect, test } from 'vitest';
import { createCoupleInviteStore } from '#src/features/invitations/state/coupleInviteStore.ts';
import { createPendingInviteStore } from '#src/features/invitations/state/pendingInviteStore.ts';
import { textStorage } from '#src/platform/storage.ts';

/** A denied storage, which works in memory. These tests need no more. */
const memory = () =>
  textStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('createPendingInviteStore', () => {
  test('keeps an invite and whether it was opened after a reload', () => {
    const storage = memory();
    createPendingInviteStore(storage).getState().remember({ code: 'u1tn0d1g', club: 'arabesk' });
    const reloaded = createPendingInviteStore(storage);
    expect(reloaded.getState().invite).toEqual({ code: 'u1tn0d1g', club: 'arabesk', isSettled: false });
    reloaded.getState().settle();
    expect(createPendingInviteStore(storage).getState().invite?.isSettled).toBe(true);
  });

  test('is empty after a logout has cleared the storage', () => {
    const storage = memory();
    const store = createPendingInviteStore(storage);
    store.getState().remember({ code: 'u1tn0d1g', club: 'arabesk' });
    storage.clear();
    store.getState().reread();
    expect(store.getState().invite).toBeUndefined();
  });

  test.each(['', 'null', '7', '{"code":1,"club":"arabesk","isSettled":false}', '{"code":"x"}'])(
    'reads %j as no invite',
    (text) => {
      const storage = memory();
      storage.write('invite', text);
      expect(createPendingInviteStore(storage).getState().invite).toBeUndefined();
    },
  );
});

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
