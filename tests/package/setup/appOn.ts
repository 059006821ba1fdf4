import { inject } from 'vitest';
import type { ConsumerApp, ReactName } from './consumerApps.ts';

/** The app on this React. @throws where this run has no such app (PACKAGE_APPS) */
export function appOn(react: ReactName): ConsumerApp {
  const app = inject('apps')[react];
  if (!app) throw new Error(`This run has no app on ${react}`);
  return app;
}
