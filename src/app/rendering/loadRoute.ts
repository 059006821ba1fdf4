import type { RouteObject } from 'react-router';

export async function loadRoute({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await lazy();
}
