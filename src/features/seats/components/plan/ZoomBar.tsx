import { Button } from '#src/components/actions/Button.tsx';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import styles from './HallPlan.module.css';
import type { PlanZoom } from './usePlanZoom.ts';

type ZoomBarProps = Pick<PlanZoom, 'isFitted' | 'zoomIn' | 'zoomOut' | 'fit'>;

export function ZoomBar({ isFitted, zoomIn, zoomOut, fit }: ZoomBarProps) {
  return (
    <fieldset className={styles.zoom} aria-label={texts.zoom}>
      <IconButton icon="minus" label={texts.zoomOut} onClick={zoomOut} />
      <IconButton icon="plus" label={texts.zoomIn} onClick={zoomIn} />
      <Button variant="quiet" aria-pressed={isFitted} onClick={fit}>
        {texts.zoomFit}
      </Button>
    </fieldset>
  );
}
