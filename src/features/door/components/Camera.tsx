import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { doorTexts } from '#src/texts/nl/door.ts';
import styles from './Door.module.css';

const texts = doorTexts.open;

/** Time between two looks at the camera, in milliseconds. */
const lookEvery = 150;
/** A code that stays before the camera counts once in this time, in milliseconds. */
const sameCodeFor = 4_000;

/** The camera of the phone: it starts by a press, and tells each code that it sees once. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);
  const [isDenied, setDenied] = useState(false);
  return (
    <div className={styles.camera}>
      {isOn && (
        <Film
          onCode={onCode}
          onFailure={() => {
            setOn(false);
            setDenied(true);
          }}
        />
      )}
      {isDenied && <Notice tone="warning" role="alert" title={texts.noCamera} />}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        wide
        onClick={() => {
          setDenied(false);
          setOn(!isOn);
        }}
      >
        {isOn ? texts.stop : texts.camera}
      </Button>
    </div>
  );
}

function Film({ onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void }) {
  const film = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const { current: video } = film;
    if (!video) return;
    const stop = new AbortController();
    void follow(video, { signal: stop.signal, onCode: tell }).catch(() => {
      if (!stop.signal.aborted) fail();
    });
    return () => stop.abort();
  }, []);
  return <video ref={film} className={styles.film} aria-label={texts.aim} muted playsInline />;
}

interface Following {
  readonly signal: AbortSignal;
  readonly onCode: (code: string) => void;
}

/** Shows the camera in the element and reads codes until it is stopped. @throws where there is no camera, or no permission */
async function follow(video: HTMLVideoElement, { signal, onCode }: Following): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end, { once: true });
  video.srcObject = stream;
  await video.play();
  const { openCodeReader } = await import('../state/readCode.ts');
  const read = await openCodeReader();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const code = await read(video);
    const now = performance.now();
    if (code && !signal.aborted && (code !== last.code || now - last.at > sameCodeFor)) onCode(code);
    if (code) last = { code, at: now };
    await new Promise((next) => setTimeout(next, lookEvery));
  }
}
