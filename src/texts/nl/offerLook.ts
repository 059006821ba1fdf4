/** Pictures, colour and font of a club, for its managers. */
export const offerLookTexts = {
  picture: {
    choose: { logo: 'Kies een logo', photo: 'Kies een foto' },
    replace: { logo: 'Kies een ander logo', photo: 'Kies een andere foto' },
    remove: { logo: 'Verwijder het logo', photo: 'Verwijder de foto' },
    cropAgain: 'Snij opnieuw bij',
    cancel: 'Annuleren',
    retry: 'Opnieuw proberen',
    none: 'Nog niets',
    hint: {
      logo: 'Sleep je logo hierheen of kies het. Het staat in een cirkel op wit.',
      cover: 'Sleep een foto hierheen, kies er een of maak er een. Liggend en minstens 800 pixels breed.',
      course: 'Sleep een foto hierheen, kies er een of maak er een. Liggend en minstens 800 pixels breed.',
      product: 'Sleep een foto hierheen, kies er een of maak er een. Ze wordt vierkant getoond.',
      teacher: 'Sleep een foto hierheen, kies er een of maak er een. Het gezicht past in een cirkel.',
    },
    offline: 'Je hebt geen internet. Een foto toevoegen kan zodra je weer verbinding hebt.',
    reading: 'We openen je foto…',
    sending: 'Bezig met bewaren…',
    unreadable: 'We kunnen deze foto niet lezen. Kies een andere foto.',
    faults: {
      empty: 'Dit is een leeg bestand. Kies een andere foto.',
      type: 'Dit is geen foto. Kies een jpg, png, heic, webp of svg.',
    },
    alt: 'Wat is er te zien?',
    altHint: {
      cover: 'Voor wie de foto niet ziet. Bijvoorbeeld: “Kinderen dansen in de spiegelzaal”.',
      course: 'Voor wie de foto niet ziet. Bijvoorbeeld: “Drie kleuters aan de barre”.',
      product: 'Voor wie de foto niet ziet. Bijvoorbeeld: “Een zwarte trui met het logo op de rug”.',
      teacher: 'Voor wie de foto niet ziet. Bijvoorbeeld: “Hanne lacht, met een turnzaal achter zich”.',
    },
    altMissing: 'Beschrijf de foto in één zin.',
  },
  crop: {
    title: {
      logo: 'Zet je logo in de cirkel',
      cover: 'Kies wat er van de foto te zien is',
      course: 'Kies wat er van de foto te zien is',
      product: 'Kies wat er van de foto te zien is',
      teacher: 'Zet het gezicht in de cirkel',
    },
    hint: 'Versleep de foto of gebruik de pijltjestoetsen. Zoom met twee vingers of met de schuifbalk.',
    area: 'Het deel van de foto dat te zien is',
    zoom: 'Zoom',
    zoomed: (percent: number) => `${percent} procent`,
    blurred: 'Dit deel heeft weinig pixels. Op een groot scherm is het wazig.',
    use: 'Gebruik dit deel',
    cancel: 'Annuleren',
  },
  color: {
    label: 'Kleur',
    pick: 'Kies een kleur',
    typed: 'Code van de kleur',
    typedHint: 'Zoals #2f5bb7. Die staat vaak in het huisstijlboek van je club.',
    notHex: 'Een kleur is # met zes cijfers of letters van a tot f, zoals #2f5bb7.',
    tones: 'Of begin met een van deze kleuren',
    ofTone: {
      '#2f5bb7': 'blauw',
      '#0f6e6e': 'zeegroen',
      '#2b752f': 'groen',
      '#a84b16': 'oranje',
      '#b3261e': 'rood',
      '#a0336f': 'roze',
      '#5b4a9c': 'paars',
      '#37474f': 'grijs',
    },
    /** @param ratio - as people write it: 5,1 */
    white: (ratio: string, words: string) => `Witte letters op deze kleur: ${ratio} : 1, ${words}.`,
    words: {
      great: 'heel goed leesbaar',
      good: 'goed leesbaar',
      large: 'alleen leesbaar in grote letters',
      bad: 'slecht leesbaar',
    },
    /** The colour as a background, or as the colour of letters, can't be read by everybody. */
    light: {
      background: (color: string) =>
        `Niet iedereen kan dat lezen. Daarom toont Clubpoort op een lichte pagina ${color}, de dichtste kleur die wel goed leesbaar is.`,
      letters: (color: string) =>
        `Als kleur van letters is ze net te licht. Daarom toont Clubpoort op een lichte pagina ${color}, de dichtste kleur die wel goed leesbaar is.`,
    },
    dark: (color: string, ratio: string) =>
      `Op een donkere pagina toont Clubpoort ${color}: ${ratio} : 1, goed leesbaar.`,
    take: (color: string) => `Neem ${color}`,
  },
  font: {
    label: 'Lettertype van de titels',
    names: { plain: 'Gewoon', classic: 'Klassiek', round: 'Rond' },
  },
  preview: {
    label: 'Zo ziet de pagina van je club eruit',
    light: 'Licht',
    dark: 'Donker',
    button: 'Schrijf je in',
    link: 'Bekijk alle cursussen',
    pill: 'Nog plaatsen',
  },
  teachers: {
    title: 'Foto’s van lesgevers',
    lead: 'De lesgevers komen uit je cursussen en activiteiten. Ouders zien hun foto bij de lessen.',
    alt: (teacher: string) => `Portret van ${teacher}`,
    changed: (teacher: string) => `Foto van ${teacher} gewijzigd`,
  },
  photo: 'Foto',
  photoOf: { course: 'Foto op de pagina', product: 'Foto van het product' },
  logo: 'Logo',
  cover: 'Foto van de club',
} as const;
