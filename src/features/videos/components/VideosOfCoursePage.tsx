import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { videosQuery } from '../queries.ts';
import { VideoList, VideosLoading } from './VideoList.tsx';

export function VideosOfCoursePage({ club }: { club: Club }) {
  const { course = '' } = useParams();
  return <VideosOfCourse key={course} club={club} course={course} />;
}

/** @param course - the url of the course */
function VideosOfCourse({ club, course }: { club: Club; course: string }) {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const videos = useQuery(videosQuery({ viewer, course: { club: club.nid, course } }));
  const name = videos.data?.[0]?.course?.title;
  const title = name === undefined ? texts.title : texts.ofCourse(name);
  usePageTitle({ title, club: club.title });
  const empty = (
    <EmptyState
      title={texts.emptyOfCourse}
      icon="video"
      action={<ButtonLink to={hrefs.videos()}>{texts.all}</ButtonLink>}
    >
      {texts.emptyOfCourseHint}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={<span dir="auto">{title}</span>} back={{ to: hrefs.videos(), label: texts.all }} />
      <Loaded
        query={videos}
        loading={<VideosLoading />}
        empty={empty}
        refused={(error) => isMissing(error) && empty}
      >
        {(known) => <VideoList videos={known} />}
      </Loaded>
    </>
  );
}
