import { describe, expect, test } from 'vitest';
import { createPendingInviteStore } from '#src/features/invitations/state/pendingInviteStore.ts';
import { memory } from './memory.ts';

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
