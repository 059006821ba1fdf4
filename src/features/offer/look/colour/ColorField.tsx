import { useId, useState } from 'react';
import { readHex } from '#src/components/accent/contrast.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import styles from './ColorField.module.css';
import { isReadable, reportColor, writtenRatio } from './readability.ts';

const { color: texts } = offerLookTexts;

/** Colours to begin with. White letters on each can be read well. */
const tones = Object.entries(texts.ofTone);

interface ColorFieldProps {
  /** `#rrggbb` */
  value: string;
  onChange: (color: string) => void;
  /** Whether letters stand on the colour, so that it says how well they can be read. Default: true. */
  carriesText?: boolean;
}

/** A colour: picked, typed or one of a few, with how well it can be read. */
export function ColorField({ value, onChange, carriesText = true }: ColorFieldProps) {
  const id = useId();
  // The typed text may be no colour yet.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const take = (color: string) => {
    setTyped(undefined);
    onChange(color.toLowerCase());
  };
  return (
    <fieldset className={styles.field}>
      <legend>{texts.label}</legend>
      <div className={styles.row}>
        <label className={styles.pick}>
          <span>{texts.pick}</span>
          <input type="color" value={value} onChange={(event) => take(event.target.value)} />
        </label>
        <TextField
          label={texts.typed}
          hint={texts.typedHint}
          value={shown}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          error={typed !== undefined && !readHex(typed) ? texts.notHex : undefined}
          onChange={(next) => {
            const hex = hexOf(next);
            if (hex) take(hex);
            else setTyped(next);
          }}
          onBlur={() => typed?.trim() === '' && setTyped(undefined)}
        />
      </div>
      <fieldset className={styles.tones}>
        <legend>{texts.tones}</legend>
        {tones.map(([tone, name]) => (
          <label key={tone} className={styles.tone}>
            <input type="radio" name={id} value={tone} checked={value === tone} onChange={() => take(tone)} />
            <svg viewBox="0 0 1 1" fill={tone} aria-hidden="true">
              <path d="M0 0h1v1H0z" />
            </svg>
            {name}
          </label>
        ))}
      </fieldset>
      {carriesText && <Readability color={value} onTake={take} />}
    </fieldset>
  );
}

/** People type a colour with and without its sign. */
function hexOf(typed: string): string | undefined {
  const hex = typed.trim().replace(/^#?/, '#');
  return readHex(hex) ? hex : undefined;
}

function Readability({ color, onTake }: { color: string; onTake: (color: string) => void }) {
  const report = reportColor(color);
  if (!report) return null;
  const { chosen, light, dark, isChanged } = report;
  return (
    <div role="status" className={styles.report}>
      <p>{texts.white(writtenRatio(chosen.ratio), texts.words[chosen.reads])}</p>
      {isChanged && (
        <>
          <p>{texts.light[isReadable(chosen.reads) ? 'letters' : 'background'](light.color)}</p>
          <Button onClick={() => onTake(light.color)}>{texts.take(light.color)}</Button>
        </>
      )}
      <p>{texts.dark(dark.color, writtenRatio(dark.ratio))}</p>
    </div>
  );
}
