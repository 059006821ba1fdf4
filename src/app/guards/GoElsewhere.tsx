import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import type { Steps } from './decision/situation.ts';
import { arrivalStore } from './state/arrivalStore.ts';

interface GoElsewhereProps {
  to: string;
  /** What is to be said on arrival is among them. */
  steps: Steps;
}

/** A screen that may no longer be seen is left for good: "back" doesn't lead to it. */
export function GoElsewhere({ to, steps }: GoElsewhereProps) {
  const navigate = useNavigate();
  const go = useEffectEvent((target: string) => {
    const said = steps.flatMap((step) => (step.do === 'notice' ? [step.notice] : []));
    arrivalStore.setState(({ notices }) => ({ notices: [...notices, ...said] }));
    void navigate(target, { replace: true });
  });
  useEffect(() => go(to), [to]);
  return <ScreenSkeleton />;
}
