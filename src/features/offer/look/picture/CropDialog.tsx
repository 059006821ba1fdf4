import 'react-easy-crop/react-easy-crop.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import styles from './CropDialog.module.css';
import { type CropArea, isBlurred, wholeZoom } from './cropSize.ts';
import { type PictureShape, pictureShapes } from './pictureShapes.ts';

const { crop: texts } = offerLookTexts;

/** Largest zoom. More leaves too few pixels of most photos. */
const mostZoom = 5;
/** The place of a logo in the dialog, in pixels of the page. The logo may be larger or smaller. */
const logoPlace = { width: 200, height: 200 };
/** Step of the arrow keys, in pixels of the page. */
const keyboardStep = 8;

interface CropDialogProps {
  /** Address of the picture. */
  address: string;
  shape: PictureShape;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
}

/** Lets a manager choose the part of a picture that the portal shows: by pointer, by pinch, and by the arrow keys. */
export function CropDialog({ address, shape, onCrop, onCancel }: CropDialogProps) {
  const { aspect, isRound, fits } = pictureShapes[shape];
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [least, setLeast] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const id = useId();
  return (
    <Dialog
      open
      title={texts.title[shape]}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => area && onCrop(area)}>
            {texts.use}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p id={`${id}-hint`}>{texts.hint}</p>
        <div className={styles.stage} data-shape={shape}>
          <Cropper
            image={address}
            crop={position}
            zoom={zoom}
            minZoom={least}
            maxZoom={mostZoom}
            aspect={aspect}
            cropShape={isRound ? 'round' : 'rect'}
            objectFit="contain"
            {...(fits && { cropSize: logoPlace })}
            restrictPosition={!fits}
            showGrid={false}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            classes={{ containerClassName: styles.container ?? '', cropAreaClassName: styles.area ?? '' }}
            cropperProps={{
              role: 'group',
              'aria-label': texts.area,
              'aria-describedby': `${id}-hint`,
            }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onMediaLoaded={(shown) => {
              if (!fits) return;
              const whole = wholeZoom(shown, logoPlace.width);
              setLeast(whole / 2);
              setZoom(whole);
            }}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        </div>
        <label className={styles.zoom}>
          <span>{texts.zoom}</span>
          <input
            type="range"
            min={least}
            max={mostZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={texts.zoomed(Math.round(zoom * 100))}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </label>
        <p role="status" className={styles.blurred}>
          {area && isBlurred(area, shape) ? texts.blurred : ''}
        </p>
      </div>
    </Dialog>
  );
}
