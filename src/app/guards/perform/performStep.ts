import type { QueryClient } from '@tanstack/react-query';
import { pendingInviteStore } from '#src/features/invitations/index.ts';
import { selectionStore, sessionQuery } from '#src/features/session/index.ts';
import { embeddingQuery } from '#src/platform/embed/embeddingFrom.ts';
import { embedStore, frameMemory } from '#src/platform/embed/embedStore.ts';
import { loadChunk } from '#src/platform/loading/loadChunk.ts';
import type { NavigationStep } from '../decision/navigationStep.ts';
import { arrivalStore } from '../state/arrivalStore.ts';

/** Performs one step. The end of a navigation and the loading of facts are handled elsewhere. */
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
      // The screen doesn't wait for the cart. If the code of the cart fails to load, the cart itself reports it.
      void rereadCart(client).catch(() => undefined);
      return;
  }
}

/**
 * Rereads the stored cart of a logged-in user. Visitors have no cart, and the store reads the cart itself when it first loads.
 */
async function rereadCart(client: QueryClient): Promise<void> {
  if (!client.getQueryData(sessionQuery().queryKey)?.user) return;
  const { browserCart } = await loadChunk(() => import('#src/features/basket/state/browserCart.ts'));
  browserCart.getState().reread();
}

function selectMember(client: QueryClient, uid: number): void {
  const user = client.getQueryData(sessionQuery().queryKey)?.user;
  if (user) selectionStore.getState().follow(uid, user.uid);
}
