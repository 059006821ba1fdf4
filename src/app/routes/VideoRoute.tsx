import { useParams } from 'react-router';
import { VideoPage } from '../../features/videos/components/VideoPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function VideoRoute() {
  const { video = '' } = useParams();
  return <VideoPage key={video} club={useRouteClub()} chosen={video} />;
}
