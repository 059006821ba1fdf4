import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sessionQuery } from '../../features/session/index.ts';
import { nextTask } from '../../platform/loading/afterPaint.ts';
import { takenOverEvent } from '../../platform/loading/startProtocol.ts';
import { hydrated } from './Hydrated.tsx';
import type { TakenPage } from './takePage.ts';

interface Rendered extends TakenPage {
  readonly container: HTMLElement;
  readonly client: QueryClient;
  readonly draw: (router: TakenPage['router'], renderedAt: number) => ReactNode;
}

/** Maximum wait for hydration before the session is requested, in milliseconds. */
const patience = 5000;

/**
 * Lets React take over a page that the server rendered for a visitor. The first render repeats it exactly. After that the page
 * learns who the person is, and the guard decides.
 */
export async function hydratePage({ container, page, router, client, draw }: Rendered): Promise<void> {
  await nextTask();
  // A transition, so that React works in slices and a tap is handled in between.
  startTransition(() => void hydrateRoot(container, draw(router, page.now)));
  // A screen that fails while React takes it over never says that it is ready.
  await Promise.race([hydrated, new Promise((late) => setTimeout(late, patience))]);
  await client.invalidateQueries({ ...sessionQuery(), refetchType: 'none' });
  const guarded = router.revalidate();
  // The press is repeated only now, because `revalidate` stops a navigation that has just begun.
  repeatEarlyInput();
  await guarded;
}

/** Lets the start script repeat what a person pressed and typed so far. */
export function repeatEarlyInput(): void {
  document.dispatchEvent(new Event(takenOverEvent));
}
