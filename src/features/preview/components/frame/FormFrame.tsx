import { useEffect, useRef, useState } from 'react';
import { hrefs } from '#src/paths.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import {
  type FilledIn,
  onFrameMessage,
  type PreviewedForm,
  postFrameMessage,
} from '../../state/frameMessages.ts';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  form: PreviewedForm;
  /** The viewport width of the form, in CSS pixels. */
  width: number;
  onFilledIn: (filledIn: FilledIn) => void;
}

/**
 * Renders the form in a frame, so that media queries use the width of the frame. A frame that is wider than the available
 * space is scaled down.
 */
export function FormFrame({ form, width, onFilledIn }: FormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Number of times the frame has loaded. A reload empties the frame, so the form is sent again. */
  const [starts, setStarts] = useState(0);
  const { room, scale } = useFittingScale(width);

  useEffect(
    () =>
      onFrameMessage(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.type === 'clubpoort:preview-ready') setStarts((before) => before + 1);
          if (message.type === 'clubpoort:preview-answers') onFilledIn(message.filledIn);
        },
      ),
    [onFilledIn],
  );
  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (starts > 0 && target) postFrameMessage(target, { type: 'clubpoort:preview-form', form });
  }, [starts, form]);

  return (
    <div ref={room} className={styles.room}>
      <div className={styles.screen} style={{ inlineSize: width * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={texts.frame}
          src={hrefs.courseFormPreviewFrame()}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

/** The scale at which a width fits in the available space; at most 1. */
function useFittingScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, scale: available > 0 ? Math.min(1, available / width) : 1 };
}
