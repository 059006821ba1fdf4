const lessons = (count: number) => (count === 1 ? '1 les' : `${count} lessen`);

/** The lessons of a course, as its manager plans them. */
export const offerLessonsTexts = {
  hours: (from: string, to: string) => `${from} – ${to}`,
  plan: {
    legend: (number: number) => `Wekelijkse les ${number}`,
    only: 'Wekelijkse les',
    day: 'Dag',
    chooseDay: 'Kies een dag',
    from: 'Van',
    to: 'Tot',
    start: 'Eerste dag',
    startIsOver: 'Deze dag is voorbij: de lessen tellen vanaf vandaag.',
    started: (day: string) => `Gestart op ${day}`,
    end: 'Laatste dag',
    skip: 'Geen les in',
    school: 'Schoolvakanties',
    public: 'Feestdagen',
    place: 'Plaats',
    placeOfCourse: (place: string) => (place === '' ? 'Leeg: de plaats van de cursus' : `Leeg: ${place}`),
    guests: 'Plaatsen voor wie één keer komt',
    guestsHint: 'Leeg: zonder grens.',
    more: 'Plaats en proeflessen',
    remove: 'Verwijder deze wekelijkse les',
    add: 'Voeg een wekelijkse les toe',
    addAnother: 'Voeg nog een dag in de week toe',
  },
  faults: {
    missing: {
      day: 'Kies een dag.',
      start: 'Vul de eerste dag in.',
      end: 'Vul de laatste dag in.',
      from: 'Vul een uur in.',
      to: 'Vul een uur in.',
    },
    endsTooSoon: 'De les eindigt voor ze begint.',
    endsBefore: 'De laatste dag valt voor de eerste.',
    tooLong: 'Deze periode is te lang. Kijk het jaar na.',
    isOver: 'Deze dag is voorbij.',
    noDays: 'In deze periode is er geen enkele dag.',
    guests: 'Vul een getal in, of laat het leeg.',
  },
  sentence: {
    missing: (fields: string) => `Vul nog in: ${fields}.`,
    fields: {
      day: 'de dag',
      from: 'het beginuur',
      to: 'het einduur',
      start: 'de eerste dag',
      end: 'de laatste dag',
    },
    wrong: 'Verbeter wat niet klopt.',
    until: (count: number) => {
      if (count === 0) return 'Tot dan komen er geen lessen.';
      return count === 1
        ? 'Tot dan blijft de les zoals ze was.'
        : `Tot dan blijven de ${count} lessen zoals ze waren.`;
    },
    none: 'In deze periode is er geen enkele les. Kijk de dagen en de vakanties na.',
    noLessons: 'Er zijn nog geen lessen.',
    halfway: (plans: number) =>
      plans === 1
        ? 'De wekelijkse les is nog niet volledig ingevuld.'
        : `De ${plans} wekelijkse lessen zijn nog niet volledig ingevuld.`,
    halfwayBeside: (plans: number) =>
      plans === 1
        ? '1 wekelijkse les is nog niet volledig ingevuld en telt niet mee.'
        : `${plans} wekelijkse lessen zijn nog niet volledig ingevuld en tellen niet mee.`,
    period: (count: number, first: string, last: string) =>
      `${lessons(count)}, van ${first} tot en met ${last}`,
    oneDay: (count: number, day: string) => `${lessons(count)}, op ${day}`,
    the: (holiday: string) => `de ${holiday.toLowerCase()}`,
    notIn: (holidays: string) => `niet in ${holidays}`,
    notOn: (days: string) => `niet op ${days}`,
    notOnDays: (count: number) => `niet op ${count} andere dagen`,
    lessons: (period: string, parts: readonly string[]) =>
      `${parts.length === 0 ? period : `${period}, ${parts.join(' en ')}`}.`,
  },
  loose: {
    title: 'Losse dagen',
    lead: 'Voor een kamp, een extra les of een les op een ander uur.',
    add: 'Voeg dagen toe',
    change: 'Wijzig',
    changeName: (what: string) => `Wijzig: ${what}`,
    remove: 'Verwijder',
    removeName: (what: string) => `Verwijder: ${what}`,
    over: 'Voorbij',
    in: (place: string) => `in ${place}`,
  },
  run: {
    day: (day: string, from: string, to: string) => `${day}, van ${from} tot ${to}`,
    daily: (
      start: string,
      end: string,
      { from, to, onWorkdays }: { readonly from: string; readonly to: string; readonly onWorkdays: boolean },
    ) => `elke ${onWorkdays ? 'weekdag' : 'dag'} van ${start} tot en met ${end}, van ${from} tot ${to}`,
    one: (start: string, from: string, end: string, to: string) =>
      `van ${start} om ${from} tot ${end} om ${to}`,
  },
  days: {
    addTitle: 'Voeg dagen toe',
    changeTitle: 'Wijzig deze dagen',
    lessonTitle: 'Wijzig of verplaats deze les',
    start: 'Eerste dag',
    day: 'Dag',
    end: 'Laatste dag',
    endHint: 'Leeg: één dag.',
    from: 'Van',
    to: 'Tot',
    weekends: 'Ook op zaterdag en zondag',
    isOne: 'Zonder onderbreking, met overnachting',
    cancel: 'Annuleren',
    save: 'Bewaar',
    add: 'Voeg toe',
  },
  calendar: {
    title: 'Kalender',
    lead: 'Kies een dag om die les te schrappen, te verplaatsen of te wijzigen.',
    keys: 'Met de pijltjes ga je van dag tot dag. Enter opent een dag, Delete schrapt de les.',
    season: 'Schooljaar',
    month: (month: string) => `Lessen in ${month}`,
    legend: 'Legende',
    lesson: 'Les',
    struck: 'Geschrapt',
    holiday: 'Vakantie of feestdag',
    over: 'Voorbij',
    on: (day: string, holiday: string) => `${day}: ${holiday}`,
    between: (from: string, until: string, holiday: string) => `${from} tot en met ${until}: ${holiday}`,
    label: (day: string, parts: readonly string[]) => [day, ...parts].join(', '),
    hasLesson: (hours: readonly string[]) =>
      hours.length === 1 ? `les ${hours.join()}` : `${hours.length} lessen: ${hours.join(' en ')}`,
    isStruck: 'les geschrapt',
    isOver: 'voorbij',
    isDoubled: 'op hetzelfde uur',
    struckNow: (day: string) => `De les van ${day} is geschrapt.`,
    restoredNow: (day: string) => `Op ${day} is er weer les.`,
    movedNow: (from: string, to: string) => `De les van ${from} staat nu op ${to}.`,
  },
  day: {
    lesson: (hours: string) => `Les, ${hours}`,
    teachers: (names: string) => `Vervangen door ${names}`,
    over: 'Deze les is voorbij en verandert niet meer.',
    isOver: 'Deze dag is voorbij.',
    strike: 'Schrap deze les',
    change: 'Wijzig of verplaats',
    restore: 'Toch les op deze dag',
    none: 'Op deze dag is er geen les.',
    struck: 'Deze dag is geschrapt.',
    holiday: (name: string) => `${name}.`,
    add: 'Voeg hier een les toe',
  },
  clash: {
    place: (course: string, place: string) => `“${course}” is op dezelfde uren in ${place}`,
    onDay: (day: string) => `op ${day}`,
    onDays: (count: number, day: string) => `${count} keer, voor het eerst op ${day}`,
    title: 'Dezelfde plaats op hetzelfde uur',
    doubledTitle: 'Twee lessen op hetzelfde uur',
    doubled: (day: string) => `Op ${day} vallen er twee lessen van deze cursus samen.`,
    doubledDays: (count: number, day: string) =>
      `Op ${count} dagen vallen er twee lessen van deze cursus samen, voor het eerst op ${day}.`,
    more: (count: number) => (count === 1 ? 'En nog 1 andere cursus.' : `En nog ${count} andere cursussen.`),
  },
} as const;
