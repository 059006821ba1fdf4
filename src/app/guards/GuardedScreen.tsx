import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { FailureState } from '../../features/failures/index.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { failureIn, type NavigationInput } from './decision/navigationInput.ts';
import { endOf } from './decision/navigationStep.ts';
import type { Steps } from './decision/situation.ts';
import { performStep } from './perform/performStep.ts';

const Replacement = lazyPart(async () => (await import('../states/Replacement.tsx')).Replacement);

interface GuardedScreenProps {
  /** The decision, and the facts that it was taken from. */
  steps: Steps;
  input: NavigationInput;
  children: ReactNode;
}

/** The screen, or its replacement. */
export function GuardedScreen(props: GuardedScreenProps) {
  return <Suspense fallback={<ScreenSkeleton />}>{screenOf(props)}</Suspense>;
}

function screenOf({ steps, input, children }: GuardedScreenProps): ReactNode {
  const end = endOf(steps);
  const { Opening = ScreenSkeleton } = input.route;
  switch (end?.do) {
    case 'show':
      return children;
    case 'go':
      return <LeaveScreen to={end.to} steps={steps} />;
    case 'notFound':
    case 'blockAccount':
    case 'blockClub':
    case 'inviteLogin':
      return <Replacement end={end} />;
    case 'fail':
      return <NotKnown error={failureIn(input[end.what])?.failed} />;
    case undefined:
      // Following a code from the address failed half-way: the boundary inside the screen reports it.
      return steps.at(-1)?.do === 'load' && !isPublic(input.route) ? <Opening /> : children;
  }
}

/**
 * Whether anybody may see the screen. It then stays while the facts about a login load: a browser without a login mark may show the
 * visitor's page already, and a skeleton would replace it.
 */
function isPublic(route: NavigationInput['route']): boolean {
  const { access, needsMember, needsLicence, needsFederation, ofAnyClub } = route;
  return !(access ?? needsMember ?? needsLicence ?? needsFederation ?? ofAnyClub);
}

/** Offers a retry of the guard. A second failure shows this screen again. */
function NotKnown({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureState
      headingLevel="h1"
      error={error}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

interface LeaveScreenProps {
  to: string;
  /** Includes the notices to show on arrival and the member to select on the way. */
  steps: Steps;
}

/** Leaves a screen that may no longer be seen. It replaces the history entry, so that "back" doesn't return to the screen. */
function LeaveScreen({ to, steps }: LeaveScreenProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const go = useEffectEvent((target: string) => {
    for (const step of steps)
      if (step.do === 'notice' || step.do === 'select') void performStep(client, step);
    void navigate(target, { replace: true });
  });
  useEffect(() => go(to), [to]);
  return <ScreenSkeleton />;
}
