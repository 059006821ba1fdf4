import { VideosPage } from '../../features/videos/components/VideosPage.tsx';

export function VideosRoute() {
  return <VideosPage />;
}
