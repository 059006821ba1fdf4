import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import {
  type CorrectedCertificate,
  type IssuedCertificate,
  parseCorrectedCertificate,
} from '#src/api/entities/management/clubCertificates.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import { correctionQuery } from './certificatesQueries.ts';
import { differences, reasonText } from './certificatesView.ts';

const texts = clubCertificatesTexts.correct;

interface CorrectDialogProps {
  club: Club;
  one: IssuedCertificate;
  onClose: () => void;
}

/** Shows what a certificate becomes when it is made anew, and replaces it. */
export function CorrectDialog({ club, one, onClose }: CorrectDialogProps) {
  const query = useQuery(correctionQuery(club.nid, one.id));
  const { data } = query;
  if (data?.corrected) return <Replace club={club} one={one} corrected={data.corrected} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(one.number)}
      footer={<Button onClick={onClose}>{texts.keep}</Button>}
    >
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {({ reasons }) => (
          <Notice tone="warning" title={texts.not}>
            {reasons.length === 0 ? texts.gone : reasons.map(reasonText).join(' ')}
          </Notice>
        )}
      </Loaded>
    </Dialog>
  );
}

interface ReplaceProps extends CorrectDialogProps {
  corrected: NonNullable<CorrectedCertificate['corrected']>;
}

function Replace({ club, one, corrected, onClose }: ReplaceProps) {
  const [mail, setMail] = useState(true);
  const correcting = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, certificate: one.id, notify: mail }),
    send: async (request, key) =>
      parseCorrectedCertificate((await post('correct_certificate', request, key)).result),
    done: ({ number }) => texts.done(number),
  });
  const changed = differences(one, corrected);
  return (
    <BookingDialog
      title={texts.title(one.number)}
      onClose={onClose}
      keep={texts.keep}
      onSave={() => correcting.mutate(undefined, { onSuccess: onClose })}
      save={texts.save}
      busy={correcting.isPending}
      error={correcting.error}
    >
      <p>{texts.text}</p>
      {changed.length === 0 && <p>{texts.same}</p>}
      {changed.length > 0 && (
        <dl>
          {changed.map(({ label, before, after }) => (
            <div key={label}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd dir="auto">{`${texts.before}: ${before}`}</dd>
              <dd dir="auto">{`${texts.after}: ${after}`}</dd>
            </div>
          ))}
        </dl>
      )}
      {one.kind === 'childcare' && <Detail>{texts.sent}</Detail>}
      <ChoiceCard type="checkbox" checked={mail} onChange={setMail} title={texts.mail} />
    </BookingDialog>
  );
}
