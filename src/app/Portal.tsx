import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { RenderedAt } from '../platform/loading/renderedAt.ts';

interface PortalProps {
  client: QueryClient;
  /** When the server rendered the page, in milliseconds since 1970; undefined where it rendered none. */
  renderedAt: number | undefined;
  /** The router of a browser, or that of a page on the server. */
  children: ReactNode;
}

/** The elements around the router. Hydration needs the same ones in the browser and on the server. */
export function Portal({ client, renderedAt, children }: PortalProps) {
  return (
    <StrictMode>
      <RenderedAt value={renderedAt}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </RenderedAt>
    </StrictMode>
  );
}
