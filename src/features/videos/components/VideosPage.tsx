import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { videosQuery } from '../queries.ts';
import { videoGroups } from '../view/videoGroups.ts';
import { VideoList, VideosLoading } from './VideoList.tsx';
import styles from './Videos.module.css';

/** Every video that the family may see, by course. */
export function VideosPage() {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const videos = useQuery(videosQuery({ viewer }));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loaded
        query={videos}
        loading={<VideosLoading />}
        empty={
          <EmptyState
            title={texts.empty}
            icon="video"
            action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {(known) => (
          <Sections>
            {videoGroups(known).map(({ key, title, club, videos: ofOne }) => (
              <Section
                key={key}
                id={`videos-${key}`}
                title={title}
                lead={
                  <p className={styles.quiet} dir="auto">
                    {club}
                  </p>
                }
              >
                <VideoList videos={ofOne} />
              </Section>
            ))}
          </Sections>
        )}
      </Loaded>
    </>
  );
}
