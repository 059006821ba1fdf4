import type { QueryClient } from '@tanstack/react-query';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { recentClubsStore } from '#src/features/home/index.ts';
import { coupleInviteStore, pendingInviteStore } from '#src/features/invitations/index.ts';
import { keptInviteStore } from '#src/features/parents/state/keptInviteStore.ts';
import { keptRoleInviteStore } from '#src/features/roles/state/keptRoleInviteStore.ts';
import { endSession } from '#src/features/session/queries/endSession.ts';

/** Ends the session, and rereads the stores that held data of that user. */
export async function quitSession(client: QueryClient): Promise<void> {
  await endSession(client);
  for (const store of [
    pendingInviteStore,
    coupleInviteStore,
    keptInviteStore,
    keptRoleInviteStore,
    browserCart,
    recentClubsStore,
  ])
    store.getState().reread();
}
