import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import type { Steps } from './decision/situation.ts';
import { performStep } from './perform/performStep.ts';

interface LeaveScreenProps {
  to: string;
  /** Includes the notices to show on arrival and the member to select on the way. */
  steps: Steps;
}

/** Leaves a screen that may no longer be seen. It replaces the history entry, so that "back" doesn't return to the screen. */
export function LeaveScreen({ to, steps }: LeaveScreenProps) {
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
