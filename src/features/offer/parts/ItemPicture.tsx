import { Suspense, useMemo } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerLookTexts as texts } from '#src/texts/nl/offerLook.ts';
import { type PictureValue, pictureStore } from '../look/picture/offerPictures.ts';
import { problemOf } from '../look/problemOf.ts';
import type { OfferPartProps } from './offerPartProps.ts';

const PictureField = lazyPart(async () => (await import('../look/picture/PictureField.tsx')).PictureField);

interface ItemPictureProps extends Pick<OfferPartProps, 'club' | 'faults' | 'focus'> {
  shape: 'course' | 'product';
  image: PictureValue | null | undefined;
  /** @param piece - the name of the form that changed */
  onChange: (image: PictureValue | null, piece: string) => void;
}

/** The picture of a course or a product, among its forms. */
export function ItemPicture({ club, shape, image, onChange, faults, focus }: ItemPictureProps) {
  const store = useMemo(() => pictureStore(club.nid), [club.nid]);
  return (
    <Section id="stuk-foto" title={texts.photo}>
      <Suspense fallback={null}>
        <PictureField
          label={texts.photoOf[shape]}
          shape={shape}
          store={store}
          value={image}
          {...problemOf('/image', faults, focus)}
          onChange={(next) => onChange(next, texts.photo)}
        />
      </Suspense>
    </Section>
  );
}
