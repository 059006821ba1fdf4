import { useRef, useState } from 'react';
import type { Video } from '#src/api/entities/club/video.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';
import styles from './Videos.module.css';

/** The browser's own player with captions. It never plays automatically. */
export function VideoPlayer({ video: { nid, title, type } }: { video: Video }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isFailed, setFailed] = useState(false);
  const address = (part: 'film' | 'captions' | 'poster') => operationUrl('open_video', { video: nid, part });
  const retry = () => {
    setFailed(false);
    player.current?.load();
  };
  return (
    <>
      <video
        ref={player}
        className={styles.player}
        controls
        playsInline
        preload="metadata"
        poster={address('poster')}
        aria-label={title}
      >
        {/* Listens on the source, because its error event does not reach the video element. */}
        <source src={address('film')} type={type} onError={() => setFailed(true)} />
        <track kind="captions" srcLang="nl" label={texts.captions} src={address('captions')} default />
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
