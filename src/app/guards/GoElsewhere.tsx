import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import type { Steps } from './decision/situation.ts';
import { performStep } from './perform/performStep.ts';

interface GoElsewhereProps {
  to: string;
  /** What is to be said on arrival is among them, and who is selected on the way. */
  steps: Steps;
}

/** A screen that may no longer be seen is left for good: "back" doesn't lead to it. */
export function GoElsewhere({ to, steps }: GoElsewhereProps) {
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
