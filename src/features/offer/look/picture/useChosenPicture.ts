import { rules } from '@clubpoort/form-engine/headless';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/features/failures/index.ts';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import type { CropArea } from './cropSize.ts';
import { canShow, drawCrop } from './drawCrop.ts';
import type { PictureStore } from './offerPictures.ts';
import type { PictureShape } from './pictureShapes.ts';

const { picture: texts } = offerLookTexts;

/** A picture that a manager chose, until it is kept. */
export type ChosenPicture =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  | { readonly is: 'cropping'; readonly address: string }
  /** `share`: 0 to 1. */
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'failed'; readonly message: string; readonly retry?: () => void };

interface Choosing {
  readonly shape: PictureShape;
  readonly store: PictureStore;
  readonly onKept: (file: string) => void;
}

/**
 * The way of a picture from a device to the server: reading, cropping, sending. A photo that the browser can't read goes to the
 * server first, which makes a picture of it that can be cropped.
 */
export function useChosenPicture({ shape, store, onKept }: Choosing) {
  const [chosen, setChosen] = useState<ChosenPicture>({ is: 'none' });
  const work = useRef<AbortController>(undefined);
  const address = useRef<string>(undefined);
  useEffect(
    () => () => {
      work.current?.abort();
      release(address);
    },
    [],
  );

  const begin = () => {
    work.current?.abort();
    release(address);
    const current = new AbortController();
    work.current = current;
    return current.signal;
  };
  const open = (from: string) => {
    address.current = from;
    setChosen({ is: 'cropping', address: from });
  };
  const send = async (file: File, signal: AbortSignal, onSent: (name: string) => void) => {
    setChosen({ is: 'sending', share: 0 });
    try {
      const name = await store.send(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setChosen({ is: 'sending', share });
        },
      });
      if (!signal.aborted) onSent(name);
    } catch (error) {
      if (signal.aborted) return;
      const retry = () => void send(file, signal, onSent);
      setChosen({ is: 'failed', message: failureText(error), retry });
    }
  };
  const openKept = async (name: string, signal: AbortSignal) => {
    setChosen({ is: 'reading' });
    const from = store.addressOf(name, 'large');
    const isShown = await canShow(from);
    if (signal.aborted) return;
    if (isShown) open(from);
    else setChosen({ is: 'failed', message: texts.unreadable });
  };
  const keep = (name: string) => {
    setChosen({ is: 'none' });
    onKept(name);
  };

  return {
    chosen,
    async choose(file: File) {
      const signal = begin();
      const fault = faultOf(file);
      if (fault) return setChosen({ is: 'failed', message: fault });
      setChosen({ is: 'reading' });
      const from = URL.createObjectURL(file);
      const isShown = await canShow(from);
      if (signal.aborted) return URL.revokeObjectURL(from);
      if (isShown) return open(from);
      URL.revokeObjectURL(from);
      return send(file, signal, (name) => void openKept(name, signal));
    },
    /** Crops a kept picture again. */
    cropAgain: (name: string) => openKept(name, begin()),
    async crop(area: CropArea) {
      if (chosen.is !== 'cropping') return;
      const signal = work.current?.signal ?? begin();
      setChosen({ is: 'sending', share: 0 });
      const file = await drawCrop(chosen.address, area, shape).catch(() => undefined);
      if (signal.aborted) return;
      if (!file) return setChosen({ is: 'failed', message: texts.unreadable });
      await send(file, signal, keep);
    },
    cancel() {
      begin();
      setChosen({ is: 'none' });
    },
  };
}

/** Frees the memory of a picture from the device. */
function release(address: { current: string | undefined }): void {
  if (address.current?.startsWith('blob:')) URL.revokeObjectURL(address.current);
  address.current = undefined;
}

/** A drawing becomes a picture in the browser, so it may be an SVG here. */
function faultOf(file: File): string | undefined {
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const fault = rules.fileFault(
    isDrawing ? { name: 'x.png', type: 'image/png', size: file.size } : file,
    'image',
  );
  // A photo is cropped before it is sent, so its own size counts only where the browser can't read it.
  if (fault === 'size') return undefined;
  return fault && texts.faults[fault];
}
