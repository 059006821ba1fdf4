import { useRef, useState } from 'react';
import { contrastOf, paintToken } from '../reading/paint.ts';

interface Read {
  readonly light: number;
  readonly dark: number;
}

/** A picker for the brand: the accents that follow from it, in light and dark, with their contrast. */
export function BrandSample() {
  const sample = useRef<HTMLDivElement>(null);
  const [brand, setBrand] = useState('#facc15');
  const [read, setRead] = useState<Read>();
  const choose = (colour: string) => {
    setBrand(colour);
    sample.current?.style.setProperty('--cf-brand', colour);
    setRead({ light: accentContrast('light', sample.current), dark: accentContrast('dark', sample.current) });
  };
  const start = (element: HTMLDivElement | null) => {
    if (!element || sample.current) return;
    sample.current = element;
    choose(brand);
  };
  return (
    <div className="m-brand cf-brand" ref={start}>
      <label className="m-label">
        Brand colour <input type="color" value={brand} onChange={(event) => choose(event.target.value)} />
        <code>--cf-brand: {brand}</code>
      </label>
      <div className="m-pairs">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={`m-brand-sample m-${scheme}`}>
            <span className="cf-button">Inschrijven</span>
            <span className="cf-link">Wijzig je antwoord</span>
            <span className="m-chip">
              {scheme} {read?.[scheme].toFixed(1)}:1
            </span>
          </div>
        ))}
      </div>
      <p className="m-soft">
        A pale colour is darkened where it must be read, and a dark one lightened in the dark: at least 4.5:1
        for any brand.
      </p>
    </div>
  );
}

function accentContrast(scheme: 'light' | 'dark', inside: HTMLElement | null): number {
  const place = inside ?? undefined;
  return contrastOf(paintToken('--cf-accent', scheme, place), paintToken('--cf-surface', scheme, place));
}
