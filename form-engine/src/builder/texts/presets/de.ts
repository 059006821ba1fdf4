import type { PresetWords } from '../../pure/presets.ts';

export const presets: PresetWords = {
  yes: 'Ja',
  no: 'Nein',
  emergency: {
    name: 'Notfallkontakt',
    find: 'Eltern erreichbar Telefon ICE',
    contact: 'Notfallkontakt: Name',
    phone: 'Notfallkontakt: Telefon',
  },
  health: {
    name: 'Allergien und Medikamente',
    find: 'medizinisch Gesundheit Krankheit Diät',
    allergic: 'Hast du Allergien?',
    allergies: 'Welche Allergien?',
    usual: ['Nüsse', 'Laktose', 'Gluten', 'Bienenstiche'],
    medication: 'Welche Medikamente nimmst du?',
    medicationHelp: 'Schreib auch auf, wie viel und wann.',
  },
  photos: {
    name: 'Einwilligung für Fotos',
    find: 'Bild Datenschutz DSGVO filmen',
    agreed: 'Ihr dürft Fotos von mir auf der Website und in sozialen Medien verwenden',
  },
  shirt: {
    name: 'T-Shirt-Größe',
    find: 'Kleidung Größe',
    sizes: ['116', '128', '140', '152', 'S', 'M', 'L', 'XL'],
  },
  pickUp: {
    name: 'Wer holt ab?',
    find: 'abholen Kind allein nach Hause',
    by: 'Wer holt dein Kind ab?',
    parent: 'Ein Elternteil',
    other: 'Jemand anderes',
    alone: 'Geht allein nach Hause',
    who: 'Name der Person, die dein Kind abholt',
  },
  signature: {
    name: 'Unterschrift der Eltern',
    find: 'unterschreiben Einwilligung Zustimmung',
    parent: 'Name des Elternteils',
    signed: 'Unterschrift des Elternteils',
  },
};
