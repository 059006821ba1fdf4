import type { QueryClient } from '@tanstack/react-query';
import { pendingInviteStore } from '#src/features/invitations/index.ts';
import { selectionStore, sessionQuery } from '#src/features/session/index.ts';
import { embeddingQuery } from '#src/platform/embeddingFrom.ts';
import { embedStore } from '#src/platform/embedStore.ts';
import { frameMemory } from '#src/platform/frameMemory.ts';
import { loadChunk } from '#src/platform/loadChunk.ts';
import type { NavigationStep } from '../decision/navigationStep.ts';
import { arrivalStore } from '../state/arrivalStore.ts';

/** Does what a step says at once. How a navigation ends, and what it loads, is seen to elsewhere. */
export async function performStep(client: QueryClient, step: NavigationStep): Promise<void> {
  switch (step.do) {
    case 'followCode': {
      const { followCode } = await loadChunk(() => import('./followCode.ts'));
      return followCode(client, step.code);
    }
    case 'endSession': {
      const { quitSession } = await loadChunk(() => import('./quitSession.ts'));
      return quitSession(client);
    }
    case 'setEmbedding':
      frameMemory.write(embeddingQuery(step.embedding).toString());
      return embedStore.setState({ embedding: step.embedding });
    case 'rememberInvite':
      return pendingInviteStore.getState().remember(step.invite);
    case 'settleInvite':
      return pendingInviteStore.getState().settle();
    case 'rememberCoupleInvite': {
      const { coupleInviteStore } = await loadChunk(
        () => import('#src/features/invitations/state/coupleInviteStore.ts'),
      );
      return coupleInviteStore.getState().remember(step.invite);
    }
    case 'select':
      return selectMember(client, step.uid);
    case 'notice':
      return arrivalStore.setState(({ notices }) => ({ notices: [...notices, step.notice] }));
    case 'restoreCart':
      // Nothing on the screen waits for it; the cart itself says so where its code can't be had.
      void rereadCart(client).catch(() => undefined);
      return;
  }
}

/** Who is not logged in has no cart, and what keeps it reads it when it is loaded. */
async function rereadCart(client: QueryClient): Promise<void> {
  if (!client.getQueryData(sessionQuery().queryKey)?.user) return;
  const { browserCart } = await loadChunk(() => import('#src/features/basket/state/browserCart.ts'));
  browserCart.getState().reread();
}

function selectMember(client: QueryClient, uid: number): void {
  const user = client.getQueryData(sessionQuery().queryKey)?.user;
  if (user) selectionStore.getState().select(uid, user.uid);
}
