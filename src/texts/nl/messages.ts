/** How many people a message is for, and how many addresses get it. */
interface Reached {
  readonly people: number;
  readonly addresses: number;
}

const people = (count: number) => (count === 1 ? '1 persoon' : `${count} mensen`);
const addresses = (count: number) => (count === 1 ? '1 e-mailadres' : `${count} e-mailadressen`);

/** The part of the screen for managers where they write messages. */
export const messagesTexts = {
  title: 'Berichten',
  lead: 'Schrijf een cursus, een wachtlijst of iedereen. Gezinnen krijgen het bericht per mail en lezen het op Clubpoort bij “Berichten”.',
  loading: 'De berichten worden geladen',
  loadingOne: 'Het bericht wordt geladen',
  none: 'Nog geen berichten',
  noneHint: 'Schrijf je eerste bericht. Zolang je het niet verstuurt, ziet niemand het.',
  write: 'Schrijf een bericht',
  back: 'Alle berichten',
  untitled: 'Zonder onderwerp',
  states: { draft: 'Concept', planned: 'Gepland', sent: 'Verstuurd' },
  people,
  reached: (one: Reached) => `${people(one.people)}, ${addresses(one.addresses)}`,
  read: (read: number, all: number) => `Gelezen op Clubpoort: voor ${read} van ${all}`,
  sending: (count: number) => (count === 1 ? 'Er vertrekt nog 1 mail' : `Er vertrekken nog ${count} mails`),
  changed: (day: string, time: string) => `Gewijzigd op ${day} om ${time}`,
  leaves: (day: string, time: string) => `Vertrekt op ${day} om ${time}`,
  sent: (day: string, time: string) => `Verstuurd op ${day} om ${time}`,
  by: (name: string) => `door ${name}`,
  newsletter: 'Nieuwsbrief',
  audiences: {
    courses: 'Deelnemers van een cursus of activiteit',
    everybody: 'Iedereen van de club',
    waiting: 'Wie op een wachtlijst staat',
    unpaid: 'Wie nog moet betalen',
    absent: 'Wie vaak afwezig is',
    teachers: 'Lesgevers',
  },
  audienceHints: {
    courses: '',
    everybody: '',
    waiting: 'Kies cursussen of laat alles leeg voor alle wachtlijsten.',
    unpaid: 'Kies cursussen of laat alles leeg voor iedereen met een open bedrag.',
    absent: 'Minstens drie keer afwezig in de laatste 90 dagen. Wie verwittigde, telt niet mee.',
    teachers: 'Kies cursussen of laat alles leeg voor alle lesgevers.',
  },
  toCourse: 'Stuur een bericht',
  form: {
    reminder: 'Wil je aan een bedrag herinneren?',
    reminderHint:
      'Stuur dan een herinnering vanuit Betalingen: elk gezin leest daarin zijn bedrag, het rekeningnummer en de mededeling. In een bericht staat dat niet.',
    toReminders: 'Ga naar Betalingen',
    new: 'Nieuw bericht',
    who: 'Voor wie?',
    audience: 'Ontvangers',
    courses: 'Cursussen en activiteiten',
    search: 'Zoek een cursus',
    ended: 'Toon ook cursussen die voorbij zijn',
    noCourses: 'We vinden geen cursus.',
    newsletter: 'Dit is een nieuwsbrief',
    newsletterHint:
      'Alleen wie de nieuwsbrief vroeg, krijgt dit bericht. Een bericht over lessen of inschrijvingen is geen nieuwsbrief.',
    text: 'Je bericht',
    subject: 'Onderwerp',
    body: 'Bericht',
    counting: 'We tellen de ontvangers…',
    counts: (of: Reached) => `Dit bericht gaat naar ${addresses(of.addresses)}, voor ${people(of.people)}.`,
    parents: 'Voor kinderen mailen we de ouders, elk adres één keer.',
    nobody: 'Niemand krijgt dit bericht.',
    chooseCourse: 'Kies minstens één cursus of activiteit.',
    unreached: (count: number) =>
      count === 1
        ? 'Voor 1 persoon kennen we geen e-mailadres:'
        : `Voor ${count} mensen kennen we geen e-mailadres:`,
    declined: (count: number) =>
      count === 1
        ? '1 persoon wil geen mails. Die leest het bericht alleen op Clubpoort.'
        : `${count} mensen willen geen mails. Zij lezen het bericht alleen op Clubpoort.`,
    leftOut: (count: number) =>
      count === 1
        ? '1 persoon vroeg geen nieuwsbrief en krijgt dit bericht niet.'
        : `${count} mensen vroegen geen nieuwsbrief en krijgen dit bericht niet.`,
    replies: (mail: string) => `Antwoorden komen toe op ${mail}.`,
    saved: 'Bewaard als concept',
    saving: 'Bezig met bewaren…',
    notSaved: 'Je bericht is nog niet bewaard',
    again: 'Opnieuw proberen',
    test: 'Stuur een test',
    tested: (mail: string) => `Kijk in je mailbox: de test vertrok naar ${mail}.`,
    send: 'Verstuur…',
    remove: 'Verwijder dit concept',
    removed: 'Het concept is verwijderd.',
  },
  missing: {
    course: 'Kies eerst een cursus of activiteit.',
    title: 'Geef je bericht eerst een onderwerp.',
    text: 'Schrijf eerst een bericht.',
  },
  sendDialog: {
    title: 'Bericht versturen',
    when: 'Wanneer?',
    now: 'Nu',
    later: 'Later',
    day: 'Dag',
    time: 'Uur',
    noDay: 'Kies een dag.',
    noTime: 'Kies een uur.',
    past: 'Kies een moment dat nog moet komen.',
    laterHint: 'De ontvangers zijn die van dat moment. Tot dan kan je het bericht nog wijzigen of annuleren.',
    nowHint: 'Een verstuurd bericht kan je niet meer wijzigen.',
    cancel: 'Annuleren',
    confirm: 'Verstuur nu',
    plan: 'Plan het bericht',
    failed: 'Het bericht is niet verstuurd',
    done: (count: number) =>
      count === 0 ? 'Het bericht staat op Clubpoort.' : `Het bericht vertrekt naar ${addresses(count)}.`,
    planned: (day: string, time: string) => `Het bericht vertrekt op ${day} om ${time}.`,
  },
  plannedNotice: (day: string, time: string) => `Dit bericht vertrekt op ${day} om ${time}.`,
  unplan: 'Maak er weer een concept van',
  unplanned: 'Het bericht is weer een concept.',
  failed: 'Dat is niet gelukt',
  unreachedTitle: 'Niet bereikt per mail',
  why: { 'no-address': 'geen e-mailadres', undelivered: 'de mail kwam niet aan' },
  unreachedHint: 'Zij lezen het bericht alleen op Clubpoort. Bel hen als het dringend is.',
  editor: {
    tools: 'Opmaak',
    heading: 'Tussentitel',
    bold: 'Vet',
    bullets: 'Opsomming',
    numbers: 'Genummerde lijst',
    link: 'Link',
    picture: 'Foto',
    undo: 'Maak ongedaan',
    redo: 'Doe opnieuw',
    keys: 'Vet met Ctrl+B, een link met Ctrl+K en ongedaan met Ctrl+Z.',
    linkTitle: 'Link',
    linkText: 'Tekst',
    linkAddress: 'Webadres',
    linkHint: 'Bijvoorbeeld www.mijnclub.be',
    linkWrong: 'Dit is geen webadres.',
    linkNoText: 'Vul de tekst in waarop mensen tikken.',
    removeLink: 'Verwijder de link',
    use: 'Gebruik deze link',
    pictureTitle: 'Foto',
    alt: 'Wat staat er op de foto?',
    altHint: 'Voor wie de foto niet ziet. Laat leeg als de tekst het al zegt.',
    place: 'Plaats de foto',
    sendingPicture: 'De foto wordt verstuurd…',
    pictureFailed: 'De foto is niet geplaatst',
    cancel: 'Annuleren',
    removePicture: 'Verwijder de foto',
  },
};
