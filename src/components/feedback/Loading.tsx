import type { ReactNode } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface LoadingProps {
  /** Skeletons in the shape of the coming content. */
  children: ReactNode;
  label?: string;
}

export function Loading({ children, label = componentsTexts.loading }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
