/** The Dutch words of the questions that clubs ask most. `find` has other words by which a person looks for them. */
export const presets = {
  yes: 'Ja',
  no: 'Nee',
  emergency: {
    name: 'Noodcontact',
    find: 'ouder bereikbaar telefoon ICE',
    contact: 'Noodcontact: naam',
    phone: 'Noodcontact: telefoon',
  },
  health: {
    name: 'Allergieën en medicatie',
    find: 'medisch gezondheid ziekte dieet',
    allergic: 'Heb je allergieën?',
    allergies: 'Welke allergieën?',
    usual: ['Noten', 'Lactose', 'Gluten', 'Bijensteken'],
    medication: 'Welke medicatie neem je?',
    medicationHelp: 'Schrijf ook hoeveel en wanneer.',
  },
  photos: {
    name: 'Toestemming voor foto’s',
    find: 'beeld privacy GDPR filmen',
    agreed: 'Jullie mogen foto’s van mij gebruiken op de website en sociale media',
  },
  shirt: {
    name: 'T-shirtmaat',
    find: 'kledij kleding maat',
    sizes: ['116', '128', '140', '152', 'S', 'M', 'L', 'XL'],
  },
  pickUp: {
    name: 'Wie haalt af?',
    find: 'ophalen kind alleen naar huis',
    by: 'Wie haalt je kind af?',
    parent: 'Een ouder',
    other: 'Iemand anders',
    alone: 'Gaat alleen naar huis',
    who: 'Naam van wie je kind afhaalt',
  },
  signature: {
    name: 'Handtekening van een ouder',
    find: 'tekenen toestemming akkoord',
    parent: 'Naam van de ouder',
    signed: 'Handtekening van de ouder',
  },
};
