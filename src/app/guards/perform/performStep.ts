import type { QueryClient } from '@tanstack/react-query';
import { browserCart } from '../../../features/cart/state/browserCart.ts';
import { coupleInviteStore, pendingInviteStore } from '../../../features/invitations/index.ts';
import { selectionStore, sessionQuery } from '../../../features/session/index.ts';
import { embeddingQuery } from '../../../platform/embeddingFrom.ts';
import { embedStore } from '../../../platform/embedStore.ts';
import { frameMemory } from '../../../platform/frameMemory.ts';
import type { NavigationStep } from '../decision/navigationStep.ts';
import { arrivalStore } from '../state/arrivalStore.ts';

/** Does what a step says at once. How a navigation ends, and what it loads, is seen to elsewhere. */
export async function performStep(client: QueryClient, step: NavigationStep): Promise<void> {
  switch (step.do) {
    case 'followCode': {
      const { followCode } = await import('./followCode.ts');
      return followCode(client, step.code);
    }
    case 'endSession': {
      const { endSession } = await import('../../../features/session/queries/endSession.ts');
      await endSession(client);
      pendingInviteStore.getState().reread();
      return coupleInviteStore.getState().reread();
    }
    case 'setEmbedding':
      frameMemory.write(embeddingQuery(step.embedding).toString());
      return embedStore.setState({ embedding: step.embedding });
    case 'rememberInvite':
      return pendingInviteStore.getState().remember(step.invite);
    case 'settleInvite':
      return pendingInviteStore.getState().settle();
    case 'rememberCoupleInvite':
      return coupleInviteStore.getState().remember(step.invite);
    case 'select':
      return selectMember(client, step.uid);
    case 'notice':
      return arrivalStore.setState(({ notices }) => ({ notices: [...notices, step.notice] }));
    case 'restoreCart':
      return browserCart.getState().reread();
  }
}

function selectMember(client: QueryClient, uid: number): void {
  const user = client.getQueryData(sessionQuery().queryKey)?.user;
  if (user) selectionStore.getState().select(uid, user.uid);
}
