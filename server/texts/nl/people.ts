/** Accounts, families and their erasure. */
export const people = {
  teaching: {
    over: 'Deze les is al voorbij.',
    notTheirs: 'Deze persoon geeft die cursus niet meer. Laad de pagina opnieuw.',
    mail: {
      subject: 'Je vervangt op {day}: {course}',
      intro: 'Je geeft de les {course} van {day} om {time} in de plaats van iemand anders.',
      button: 'Bekijk wie er komt',
      until: 'Je ziet de deelnemers van deze les tot en met de dag erna.',
    },
  },
  roles: {
    inviteGone: 'Deze uitnodiging is al gebruikt of verlopen.',
    hasRole: 'Deze persoon heeft die rol al.',
    noRole: 'Deze persoon heeft geen rol meer bij je club.',
    lastManager: 'Dit is de enige beheerder van je club. Maak eerst iemand anders beheerder.',
    names: {
      admin: 'beheerder',
      secretary: 'secretariaat',
      treasurer: 'penningmeester',
      door: 'deur',
      teacher: 'lesgever',
    },
    inviteMail: {
      greeting: 'Dag',
      admin: {
        subject: 'Beheer {club} op Clubpoort',
        intro: '{club} vraagt je om de club te beheren op Clubpoort.',
        rights: 'Je ziet dan wie zich inschreef en wat er nog te betalen is.',
      },
      teacher: {
        subject: 'Geef les bij {club} op Clubpoort',
        intro: '{club} vraagt je als lesgever op Clubpoort.',
        rights: 'Je ziet dan wie er in je lessen zit en je noteert wie er is.',
      },
      secretary: {
        subject: 'Werk mee aan het secretariaat van {club} op Clubpoort',
        intro: '{club} vraagt je voor het secretariaat op Clubpoort.',
        rights: 'Je ziet dan wie zich inschreef, en je stuurt berichten aan de leden.',
      },
      treasurer: {
        subject: 'Word penningmeester van {club} op Clubpoort',
        intro: '{club} vraagt je als penningmeester op Clubpoort.',
        rights: 'Je ziet dan wat er betaald is en wat er nog openstaat.',
      },
      door: {
        subject: 'Ontvang bezoekers van {club} met Clubpoort',
        intro: '{club} vraagt je om aan de deur tickets te scannen met Clubpoort.',
        rights: 'Je ziet dan alleen de tickets en de lidkaarten die je scant.',
      },
      button: 'Bekijk de uitnodiging',
      until: 'De uitnodiging blijft geldig tot {day}.',
      notYou: 'Ken je deze club niet? Dan hoef je niets te doen.',
    },
  },
  /** The first four are quoted from specification 5.4 and 8. */
  guardian: {
    invalidBirthdate: 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar',
    invalidDetails: 'Gegevens van voogd/ouder zijn niet juist ingevuld',
    noneChosen: 'Geen voogd/ouder geselecteerd',
    tooYoung: 'Voogd/ouder moet minstens 16 jaar zijn',
    alreadyThere: 'Er is al een ouder of voogd toegevoegd. Meld je opnieuw aan.',
    notNeeded: 'Je bent oud genoeg om je account zelf te beheren: je hebt geen ouder of voogd nodig.',
    ownMail: 'Vul het e-mailadres van je ouder of voogd in, niet dat van jezelf.',
    inviteMail: {
      subject: '{minor} vraagt jou als ouder of voogd op Clubpoort',
      intro:
        '{minor} is jonger dan 16 en wil zich inschrijven bij een club. Daar hoort een ouder of voogd bij, en {fname} gaf jouw naam door.',
      rights:
        'Zeg je ja, dan beheer jij het account van {fname}. Jij kijkt alles na, bestelt en betaalt. Tot dan kan {fname} niets bestellen.',
      places: 'De plaatsen in het winkelmandje van {fname} houden we vrij tot {until}.',
      button: 'Bekijk de vraag',
      until: 'De link blijft geldig tot {day}.',
      notYou: 'Ken je {minor} niet? Dan hoef je niets te doen.',
    },
    cameMail: {
      subject: '{guardian} beheert nu je account',
      intro: '{guardian} zei ja: {fname} is nu je ouder of voogd op Clubpoort en beheert je account.',
      next: '{fname} vindt je winkelmandje en je antwoorden terug, en bestelt. Zelf meld je je niet meer aan met dit e-mailadres. Je krijgt hier nog wel berichten.',
    },
  },
  parents: {
    notAParent: 'Alleen een ouder van dit gezin kan iemand uitnodigen.',
    confirmFirst: 'Bevestig eerst je e-mailadres. Daarna kan je de andere ouder uitnodigen.',
    isParent: 'Deze persoon is al ouder van dit gezin.',
    full: 'Je gezin telt al twee ouders.',
    notShareable: 'Je kan deze gezinsleden niet (meer) delen. Kies opnieuw.',
    notShared: 'Dit gezinslid wordt niet met jou gedeeld.',
    tooManyInvites: 'Er staan al 3 uitnodigingen open. Trek er eerst één in.',
    inviteGone:
      'Deze uitnodiging is al gebruikt, ingetrokken of verlopen. Vraag een nieuwe aan de persoon die je uitnodigde.',
    onlyParent: 'Je bent de enige ouder van dit gezin. Daarom kan je het niet verlaten.',
    notRemovable: 'Je kan deze ouder niet (meer) uit het gezin halen.',
    obstacle: {
      'already-there': 'Je bent al ouder van dit gezin.',
      'has-parent':
        'Je hoort zelf als gezinslid bij een gezin. Daarom kan je geen ouder van een ander gezin worden.',
      'other-family':
        'Je hebt al een eigen gezin op Clubpoort en in het andere gezin is er geen kind om samen voor te zorgen.',
      minor: 'Je bent nog geen 16 jaar. Daarom kan je geen ouder van een gezin worden.',
      full: 'Dit gezin telt al twee ouders.',
      'nothing-left': 'Deze kinderen horen al bij twee gezinnen.',
      'not-needed': 'Er is geen ouder of voogd meer nodig: intussen is dit gezinslid 16 jaar.',
      unconfirmed: 'Bevestig eerst je e-mailadres. Daarna kan je de uitnodiging aanvaarden.',
    },
    inviteMail: {
      subject: '{inviter} nodigt je uit om mee voor het gezin te zorgen',
      greeting: 'Dag',
      intro: '{inviter} vraagt of je op Clubpoort als ouder bij het gezin wil komen.',
      rights:
        'Jullie zien en regelen dan samen alles voor de kinderen: hun inschrijvingen, kostennota’s en gegevens. Wat je voor jezelf regelt, zie je alleen zelf. Elk met een eigen account.',
      apart:
        'Heb je al een eigen gezin op Clubpoort? Dan blijven jullie gezinnen apart. Je deelt alleen {children}, en wie bestelt, betaalt.',
      shared: {
        subject: '{inviter} nodigt je uit om mee voor {children} te zorgen',
        intro: '{inviter} vraagt of je op Clubpoort mee wil zorgen voor {children}.',
        rights:
          'Jullie gezinnen blijven apart. Jullie zien en regelen allebei de lessen, de afwezigheden en de gegevens van {children}. Wie bestelt, betaalt: elkaars kostennota’s zien jullie niet.',
      },
      button: 'Bekijk de uitnodiging',
      until: 'De uitnodiging blijft geldig tot {day}.',
      notYou: 'Ken je deze persoon niet? Dan hoef je niets te doen.',
    },
    cameMail: {
      subject: '{name} is nu ook ouder van je gezin',
      intro:
        '{name} aanvaardde de uitnodiging. Jullie zien en regelen nu samen alles voor de kinderen. Wat je voor jezelf regelt, zie je alleen zelf.',
      next: 'Ken je deze persoon niet? Je kan het bij je profiel 14 dagen lang ongedaan maken.',
    },
    sharedMail: {
      subject: '{name} zorgt nu mee voor {children}',
      intro:
        '{name} aanvaardde de uitnodiging. Jullie gezinnen blijven apart. Jullie zien en regelen allebei de lessen, de afwezigheden en de gegevens van {children}. Wie bestelt, betaalt.',
      next: 'Ken je deze persoon niet? Je kan het bij je profiel 14 dagen lang ongedaan maken.',
    },
    unsharedMail: {
      subject: '{children}: niet meer gedeeld met jou',
      intro: 'Je ziet en regelt op Clubpoort niets meer voor {children}.',
      next: 'Wat je zelf bestelde, blijft bij je kostennota’s staan.',
    },
    otherUnsharedMail: {
      subject: '{children}: niet meer gedeeld met {name}',
      intro: '{name} ziet en regelt op Clubpoort niets meer voor {children}.',
      next: 'Aan de inschrijvingen van je gezin verandert er niets.',
    },
    goneMail: {
      subject: 'Je hoort niet meer bij het gezin',
      intro: 'Je bent geen ouder meer van het gezin op Clubpoort. Je ziet de gezinsleden niet meer.',
      next: 'Je eigen account en je eigen inschrijvingen blijven bestaan.',
    },
    otherGoneMail: {
      subject: '{name} is geen ouder meer van je gezin',
      intro: '{name} hoort op Clubpoort niet meer bij je gezin.',
      next: 'Aan de gezinsleden en de inschrijvingen van je gezin verandert er niets.',
    },
  },
  erasure: {
    /** Name that replaces an erased person in the records that remain. */
    nameless: { fname: 'Verwijderd', lname: 'lid' },
    ownLogin: '{name} heeft een eigen account. Alleen {name} kan dat verwijderen.',
    shared:
      '{name} hoort bij twee gezinnen. Verwijderen kan pas als het andere gezin {name} niet meer volgt.',
    unpaid:
      'Kostennota {number} van {club} staat nog open. Betaal ze eerst of vraag de club om een creditnota.',
    inPayment:
      'Een betaling voor kostennota {number} van {club} wordt nog verwerkt. Probeer het opnieuw zodra ze binnen is.',
  },
} as const;
