import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Video } from '#src/api/entities/club/video.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { videoQuery } from '../queries.ts';
import { VideoList, VideosLoading } from './VideoList.tsx';
import styles from './Videos.module.css';

export function VideoPage({ club }: { club: Club }) {
  const { video = '' } = useParams();
  const nid = readId(video);
  return nid === undefined ? <NoVideo club={club} /> : <OfVideo key={nid} club={club} video={nid} />;
}

function OfVideo({ club, video: nid }: { club: Club; video: number }) {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const query = useQuery(videoQuery({ viewer, club: club.nid, video: nid }));
  const isUnknown = isMissing(query.error);
  const title = isUnknown ? texts.unknownTitle : (query.data?.video.title ?? texts.title);
  usePageTitle({ title, club: club.title });
  if (isUnknown) return <Unknown />;
  return (
    <Loaded
      query={query}
      loading={<VideosLoading label={texts.loadingOne} />}
      frame={(state) => (
        <>
          <PageHeader title={texts.title} back={{ to: hrefs.videos(), label: texts.all }} />
          {state}
        </>
      )}
    >
      {(known) => <WatchedVideo club={club} {...known} />}
    </Loaded>
  );
}

interface WatchedVideoProps {
  club: Club;
  video: Video;
  /** The next video of the course; null when there is none. */
  next: Video | null;
}

function WatchedVideo({ club, video, next }: WatchedVideoProps) {
  const { title, description, course } = video;
  return (
    <>
      <PageHeader
        title={<span dir="auto">{title}</span>}
        back={
          course
            ? {
                to: hrefs.videosOfCourse({ club: club.url, course: course.url }),
                label: texts.ofCourse(course.title),
              }
            : { to: hrefs.videos(), label: texts.all }
        }
      />
      <div className={styles.reading}>
        {video.address === '' ? (
          <VideoPlayer key={video.nid} video={video} />
        ) : (
          <div>
            <a
              className={buttonClass({ variant: 'primary' })}
              href={video.address}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="external" />
              {texts.elsewhere}
            </a>
          </div>
        )}
        {description !== '' && <p dir="auto">{description}</p>}
        {next && (
          <Section id="next-video" title={texts.next}>
            <VideoList videos={[next]} />
          </Section>
        )}
      </div>
    </>
  );
}

/** For an address that names no video. */
function NoVideo({ club }: { club: Club }) {
  usePageTitle({ title: texts.unknownTitle, club: club.title });
  return <Unknown />;
}

function Unknown() {
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        title={texts.unknown}
        icon="video"
        action={<ButtonLink to={hrefs.videos()}>{texts.all}</ButtonLink>}
      >
        {texts.emptyOfCourseHint}
      </EmptyState>
    </>
  );
}

/** The browser's own player with captions. It never plays automatically. */
function VideoPlayer({ video: { nid, title, type, captions, poster } }: { video: Video }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isFailed, setFailed] = useState(false);
  const address = (part: 'film' | 'captions' | 'poster') => operationUrl('open_video', { video: nid, part });
  const retry = () => {
    setFailed(false);
    player.current?.load();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a club may have none, and then the manager was asked for them. */}
      <video
        ref={player}
        className={styles.player}
        controls
        playsInline
        preload="metadata"
        poster={poster ? address('poster') : undefined}
        aria-label={title}
      >
        {/* Listens on the source, because its error event does not reach the video element. */}
        <source src={address('film')} type={type} onError={() => setFailed(true)} />
        {captions && (
          <track kind="captions" srcLang="nl" label={texts.captions} src={address('captions')} default />
        )}
      </video>
      {isFailed && (
        <Notice
          tone="danger"
          role="alert"
          title={texts.failed}
          actions={<Button onClick={retry}>{texts.retry}</Button>}
        >
          {texts.failedHint}
        </Notice>
      )}
    </>
  );
}
