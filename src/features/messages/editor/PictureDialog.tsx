import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendOfferPicture } from '#src/api/sendOfferPicture.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import type { PictureAttrs } from './messageSchema.ts';

const texts = messagesTexts.editor;

interface PictureDialogProps {
  /** The club's nid. */
  club: number;
  file: File;
  onPlace: (picture: Omit<PictureAttrs, 'src'>) => void;
  onClose: () => void;
}

/** Asks what a chosen picture shows while it is sent to the server. */
export function PictureDialog({ club, file, onPlace, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState('');
  const { mutate, mutateAsync, data, error, isPending } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      sendOfferPicture(club, file, { signal, onProgress: () => undefined }, 'upload_message_picture'),
  });
  useEffect(() => {
    const sending = new AbortController();
    mutateAsync(sending.signal).catch(() => undefined);
    return () => sending.abort();
  }, [mutateAsync]);
  return (
    <Dialog
      open
      title={texts.pictureTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {error ? (
            <Button variant="primary" busy={isPending} onClick={() => mutate(new AbortController().signal)}>
              {messagesTexts.form.again}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={!data}
              onClick={() => data && onPlace({ ...data, alt: alt.trim() })}
            >
              {texts.place}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack2}>
        <TextField label={texts.alt} hint={texts.altHint} value={alt} onChange={setAlt} maxLength={200} />
        <p role="status">{isPending ? texts.sendingPicture : ''}</p>
        {error && (
          <Notice tone="danger" role="alert" title={texts.pictureFailed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
