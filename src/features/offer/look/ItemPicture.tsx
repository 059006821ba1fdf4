import { useMemo } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { offerLookTexts as texts } from '#src/texts/nl/offerLook.ts';
import type { OfferPartProps } from '../parts/offerPartProps.ts';
import { type PictureValue, pictureStore } from './picture/offerPictures.ts';
import { PictureField } from './picture/PictureField.tsx';
import { problemOf } from './problemOf.ts';

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
      <PictureField
        label={texts.photoOf[shape]}
        shape={shape}
        store={store}
        value={image}
        {...problemOf('/image', faults, focus)}
        onChange={(next) => onChange(next, texts.photo)}
      />
    </Section>
  );
}
