/** The videos of the offer, for managers. */
export const offerVideosTexts = {
  title: 'De film',
  lead: 'Leden zien de film pas als je publiceert. Staat hij elders, vul dan hierboven het adres in.',
  nothing: 'Nog geen film',
  forEverybody: 'Voor iedereen van de club',
  film: {
    label: 'Film',
    hint: 'Een MP4 of WebM van hoogstens 30 MB. Een langere film zet je elders, en dan geef je het adres.',
    there: 'De film is opgeladen.',
    choose: 'Kies een film',
    replace: 'Kies een andere film',
    remove: 'Verwijder de film',
  },
  captions: {
    label: 'Ondertiteling',
    hint: 'Een bestand van het soort WebVTT (.vtt). Zo volgt ook wie niet hoort of geen geluid heeft.',
    there: 'De ondertiteling is opgeladen.',
    choose: 'Kies ondertiteling',
    replace: 'Kies andere ondertiteling',
    remove: 'Verwijder de ondertiteling',
  },
  poster: {
    label: 'Stilstaand beeld',
    hint: 'Een foto die leden zien voor de film begint.',
    there: 'Het stilstaand beeld is opgeladen.',
    choose: 'Kies een foto',
    replace: 'Kies een andere foto',
    remove: 'Verwijder de foto',
  },
  sending: 'Bezig met opladen…',
  cancel: 'Annuleren',
  retry: 'Opnieuw proberen',
} as const;
