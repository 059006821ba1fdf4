import type { Video } from '#src/api/entities/club/video.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { videosTexts as texts, videosTexts } from '#src/texts/nl/videos.ts';
import { minutesAndSeconds } from '../view/videoGroups.ts';
import styles from './Videos.module.css';

export function VideoList({ videos }: { videos: readonly Video[] }) {
  return (
    <ul className={styles.cards}>
      {videos.map(({ nid, title, description, duration, poster, club }) => (
        <Card key={nid} as="li" clickable>
          <div className={styles.poster}>
            {poster && (
              <img src={operationUrl('open_video', { video: nid, part: 'poster' })} alt="" loading="lazy" />
            )}
            {duration > 0 && (
              <span className={styles.length}>
                <span aria-hidden="true">{texts.duration(...minutesAndSeconds(duration))}</span>
                <VisuallyHidden>{texts.durationSpoken(...minutesAndSeconds(duration))}</VisuallyHidden>
              </span>
            )}
          </div>
          <h3 className={styles.title} dir="auto">
            <Link to={hrefs.video({ club: club.url, video: nid })}>{title}</Link>
          </h3>
          <p className={styles.quiet} dir="auto">
            {description}
          </p>
        </Card>
      ))}
    </ul>
  );
}

export function VideosLoading({ label = videosTexts.loading }: { label?: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" count={2} />
    </Loading>
  );
}
