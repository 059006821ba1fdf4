import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../components/actions/Button.tsx';
import { shellPartsTexts } from '../../texts/nl/shellParts.ts';
import styles from './BackRow.module.css';

/** The back button of a frame without navigation. Hidden on the frame's first page. */
export function BackRow() {
  const navigate = useNavigate();
  // Subscribes to the location, because the router keeps the place in the history in `history.state`.
  useLocation();
  if (!hasEarlierPage(window.history.state)) return null;
  return (
    <div className={styles.row}>
      <Button variant="quiet" icon="arrowLeft" onClick={() => void navigate(-1)}>
        {shellPartsTexts.back}
      </Button>
    </div>
  );
}

function hasEarlierPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
