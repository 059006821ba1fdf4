import { PreviewPage } from '../../features/preview/components/PreviewPage.tsx';

export function PreviewRoute() {
  return <PreviewPage />;
}
