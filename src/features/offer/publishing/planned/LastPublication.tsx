import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { OfferPublication } from '#src/api/entities/management/offerEditor.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { ChangeSentences } from './ChangeSentences.tsx';
import styles from './Planned.module.css';
import { PublicationDialog } from './PublicationDialog.tsx';
import { publicationsQuery } from './publicationQueries.ts';
import { useTakeBack } from './usePublicationChange.ts';

const texts = offerPlannedTexts.recent;

/** The last publication of a club while it can be taken back, with what it changed. Nothing otherwise. */
export function LastPublication({ club }: { club: Club }) {
  const { data = [] } = useQuery(publicationsQuery(club.nid));
  const [isAsking, setAsking] = useState(false);
  const last = data.find(({ undoUntil }) => undoUntil !== null);
  if (!last) return null;
  const { at, by, undoUntil, sentences } = last;
  return (
    <section className={styles.section} aria-labelledby="last-publication">
      <h2 id="last-publication">{texts.title}</h2>
      <div className={styles.list}>
        <div className={styles.row}>
          <div>
            <p className={styles.title}>{texts.at(formatDay(at), formatTime(at))}</p>
            {by !== null && <Detail dir="auto">{texts.by(by)}</Detail>}
          </div>
          <ChangeSentences sentences={sentences} />
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(true)}>{texts.takeBack}</Button>
            {undoUntil !== null && (
              <Detail>{texts.until(formatDay(undoUntil), formatTime(undoUntil))}</Detail>
            )}
          </div>
        </div>
      </div>
      {isAsking && <TakeBackDialog club={club} publication={last} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface TakeBackDialogProps {
  club: Club;
  publication: OfferPublication;
  onClose: () => void;
}

/** Says first what taking back does, to the offer and for the people who would have got a mail. */
function TakeBackDialog({ club, publication, onClose }: TakeBackDialogProps) {
  const { id, sentences, unmailed } = publication;
  const taking = useTakeBack(club.nid, id);
  const { dialog } = texts;
  return (
    <PublicationDialog
      title={dialog.title}
      keep={dialog.keep}
      confirm={dialog.confirm}
      variant="danger"
      busy={taking.isPending}
      error={taking.error}
      onClose={onClose}
      onConfirm={() => taking.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{dialog.lead}</p>
      <ChangeSentences sentences={sentences} />
      <p>{unmailed === 0 ? dialog.noMails : dialog.mails(unmailed)}</p>
      <p>{dialog.forms}</p>
    </PublicationDialog>
  );
}
