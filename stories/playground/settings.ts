import type { Texts } from '@clubpoort/form-engine/headless';
import { de } from '@clubpoort/form-engine/texts/de';
import { en } from '@clubpoort/form-engine/texts/en';
import { fr } from '@clubpoort/form-engine/texts/fr';
import { nl } from '@clubpoort/form-engine/texts/nl';

/** The texts of the engine by locale. */
export const languages = { 'nl-BE': nl, en, 'fr-BE': fr, de } satisfies Record<string, Texts>;

/** How the form of the playground is drawn. */
export interface Settings {
  readonly locale: keyof typeof languages;
  /** `page`: as the manual around it. */
  readonly theme: 'page' | 'light' | 'dark';
  /** `#rrggbb`. */
  readonly brand: string;
  readonly density: 'comfortable' | 'compact';
  /** Whether a form may hide its empty optional fields. */
  readonly hidesEmpty: boolean;
}

/** The settings to begin with. */
export const firstSettings: Settings = {
  locale: 'nl-BE',
  theme: 'page',
  brand: '#1d4ed8',
  density: 'comfortable',
  hidesEmpty: false,
};
