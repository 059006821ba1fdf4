import { StaticRouterProvider } from 'react-router';
import { type PageHead, PageHeadContext } from '../../platform/pageHead.ts';
import { Portal } from '../Portal.tsx';
import type { OpenPage } from './openPage.ts';

interface PageOnServerProps {
  page: OpenPage;
  head: PageHead;
}

/** The portal as `main.tsx` draws it in the browser, with a router for one address. */
export function PageOnServer({ page: { client, router, context, request }, head }: PageOnServerProps) {
  return (
    <PageHeadContext value={head}>
      <Portal client={client} renderedAt={request.now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Portal>
    </PageHeadContext>
  );
}
