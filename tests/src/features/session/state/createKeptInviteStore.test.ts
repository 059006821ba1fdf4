import { describe, expect, test } from 'vitest';
import { createKeptInviteStore } from '#src/features/session/state/createKeptInviteStore.ts';
import { memory } from '../../invitations/state/memory.ts';

describe('createKeptInviteStore', () => {
  test('keeps the code after a reload, until it is forgotten', () => {
    const storage = memory();
    createKeptInviteStore(storage, 'invite').getState().keep('geheim');
    const reloaded = createKeptInviteStore(storage, 'invite');
    expect(reloaded.getState().code).toBe('geheim');
    reloaded.getState().forget();
    expect(createKeptInviteStore(storage, 'invite').getState().code).toBeUndefined();
  });

  test('keeps the code in memory when a login empties the storage, and drops it when it is read again', () => {
    const storage = memory();
    const store = createKeptInviteStore(storage, 'invite');
    store.getState().keep('geheim');
    storage.clear();
    expect(store.getState().code).toBe('geheim');
    store.getState().reread();
    expect(store.getState().code).toBeUndefined();
  });
});
