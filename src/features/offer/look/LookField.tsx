import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import layout from '#src/components/layout/layout.module.css';
import { offerLookTexts as texts } from '#src/texts/nl/offerLook.ts';
import { ColorField } from './colour/ColorField.tsx';
import { type ClubLook, LookPreview } from './LookPreview.tsx';
import type { PictureStore } from './picture/offerPictures.ts';
import { PictureField } from './picture/PictureField.tsx';
import { type PointedFault, problemOf } from './problemOf.ts';

const fonts = (['plain', 'classic', 'round'] as const).map((value) => ({
  value,
  label: texts.font.names[value],
}));

interface LookFieldProps {
  value: ClubLook;
  /** Gets the changed fields. @param what - the name of what changed */
  onChange: (changed: Partial<ClubLook>, what: string) => void;
  store: PictureStore;
  faults: readonly PointedFault[];
  /** JSON pointer of the field of the club to focus. */
  focus: string | undefined;
}

/** The look of a club: its colour, font, logo and picture, and the top of its page as it will be. */
export function LookField({ value, onChange, store, faults, focus }: LookFieldProps) {
  const { color, font, logo, image } = value;
  return (
    <div className={layout.stack3}>
      <ColorField value={color} onChange={(next) => onChange({ color: next }, texts.color.label)} />
      <div className={layout.stack1}>
        <p>{texts.font.label}</p>
        <SegmentedControl
          legend={texts.font.label}
          segments={fonts}
          value={font}
          onChange={(next) => onChange({ font: next }, texts.font.label)}
        />
      </div>
      <PictureField
        label={texts.logo}
        shape="logo"
        store={store}
        value={logo && { ...logo, alt: '' }}
        {...problemOf('/logo', faults, focus)}
        onChange={(next) => onChange({ logo: next && { file: next.file } }, texts.logo)}
      />
      <PictureField
        label={texts.cover}
        shape="cover"
        store={store}
        value={image}
        {...problemOf('/image', faults, focus)}
        onChange={(next) => onChange({ image: next }, texts.cover)}
      />
      <LookPreview club={value} store={store} />
    </div>
  );
}
