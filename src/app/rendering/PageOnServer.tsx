import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { StaticRouterProvider } from 'react-router';
import { type PageHead, PageHeadContext } from '../../platform/pageHead.ts';
import { RenderedAt } from '../../platform/renderedAt.ts';
import type { OpenPage } from './openPage.ts';

interface PageOnServerProps {
  page: OpenPage;
  head: PageHead;
}

/** The portal as `main.tsx` draws it in the browser, with a router for one address. */
export function PageOnServer({ page: { client, router, context, request }, head }: PageOnServerProps) {
  return (
    <StrictMode>
      <PageHeadContext value={head}>
        <RenderedAt value={request.now}>
          <QueryClientProvider client={client}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </QueryClientProvider>
        </RenderedAt>
      </PageHeadContext>
    </StrictMode>
  );
}
