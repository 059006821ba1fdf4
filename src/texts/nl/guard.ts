/** Explains why a person landed on another screen than the one they asked for. */
export const guardTexts = {
  notices: {
    linkExpired: 'Deze link is niet meer geldig.',
    notYourFamily: 'Deze link is voor iemand die niet tot je gezin behoort. Je gaat verder zoals je was.',
    teachersOnly: 'De docentenpagina is er enkel voor docenten.',
    federationOnly: 'Deze pagina is er enkel voor leden van de federatie. Ben je lid? Meld je dan eerst aan.',
    noInvitations: 'Deze club werkt niet met uitnodigingen.',
  },
  loggedInAs: (name: string) => `Je bent nu aangemeld als ${name}. Ben jij dat niet? Meld je dan af.`,
  inviteLogin: {
    text: 'Meld je aan om deze pagina te zien.',
    action: 'Aanmelden',
  },
};
