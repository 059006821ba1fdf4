import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { watchRejections } from './app/failures/reportError.ts';
import { tellNotLoaded } from './app/failures/tellNotLoaded.ts';
import { takeCode } from './app/guards/state/arrivalStore.ts';
import { hydratePage, repeatEarlyInput } from './app/hydration/hydratePage.ts';
import { takePage } from './app/hydration/takePage.ts';
import { Portal } from './app/Portal.tsx';
import { prefetchSession } from './app/prefetchSession.ts';
import { createQueryClient } from './app/queryClient.ts';
import { createRouter } from './app/router.tsx';
import { nextTask } from './platform/loading/afterPaint.ts';
import { openingMark } from './platform/loading/startProtocol.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createQueryClient();
watchRejections(window);
tellNotLoaded(document);

/** Starts in several tasks, after the task that evaluated the scripts, so that no long task blocks input. */
async function start(container: HTMLElement): Promise<void> {
  await nextTask();
  takeCode();
  const taken = await takePage(client);
  if (taken === 'kept') return;
  if (taken) return hydratePage({ container, client, ...taken, draw });
  prefetchSession(client);
  await nextTask();
  const router = createRouter(client);
  await nextTask();
  if (container.hasAttribute(openingMark)) {
    // The opening from the server stays until the screen is known. Without it, a skeleton would stand there.
    await firstScreenKnown(router);
    container.removeAttribute(openingMark);
  }
  startTransition(() => createRoot(container).render(draw(router)));
  // Ends the start script's recording, which would swallow every press. What was pressed before is not part of the new screen.
  repeatEarlyInput();
}

/** The guard has decided, and the code of the screen is there. */
function firstScreenKnown(router: ReturnType<typeof createRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  if (router.state.initialized) resolve();
  return promise.finally(stop);
}

function draw(router: ReturnType<typeof createRouter>, renderedAt?: number) {
  return (
    <Portal client={client} renderedAt={renderedAt}>
      <RouterProvider router={router} />
    </Portal>
  );
}

void start(root);
