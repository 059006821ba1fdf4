import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../components/actions/Button.tsx';
import { shellTexts } from '../../texts/nl/shell.ts';
import styles from './BackRow.module.css';

/** The way back in a frame without navigation; nothing on the page that it opened with. */
export function BackRow() {
  const navigate = useNavigate();
  // Drawn anew with each location, whose place in the history the router keeps there.
  useLocation();
  if (!hasEarlierPage(window.history.state)) return null;
  return (
    <div className={styles.row}>
      <Button variant="quiet" icon="arrowLeft" onClick={() => void navigate(-1)}>
        {shellTexts.back}
      </Button>
    </div>
  );
}

function hasEarlierPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
