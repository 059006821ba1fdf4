import type { Choice } from '@clubpoort/form-engine';

const asChoice = (label: string, index: number): Choice => ({ value: `${index}`, label });

export const languages: readonly Choice[] = [
  'Albanees',
  'Arabisch',
  'Bulgaars',
  'Duits',
  'Engels',
  'Frans',
  'Italiaans',
  'Nederlands',
  'Pools',
  'Portugees',
  'Roemeens',
  'Russisch',
  'Spaans',
  'Turks',
  'Oekraïens',
].map(asChoice);

export const fortyThousand: readonly Choice[] = Array.from({ length: 40_000 }, (_, index) =>
  asChoice(`Vereniging ${index + 1}`, index),
);

/** Labels that wrap on a phone. */
export const longLabels: readonly Choice[] = Array.from({ length: 30 }, (_, index) =>
  asChoice(
    `${index + 1}. Intergemeentelijk samenwerkingsverband voor sport, jeugd en cultuur van de Westhoek, afdeling ${index + 1}`,
    index,
  ),
);
