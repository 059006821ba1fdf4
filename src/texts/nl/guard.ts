/** Explains why a person landed on another screen than the one they asked for. */
export const guardTexts = {
  notices: {
    linkExpired: 'Deze link is niet meer geldig.',
    notYourFamily: 'Deze link is voor iemand buiten je gezin. We hebben niets veranderd.',
    teachersOnly: 'Deze pagina is alleen voor lesgevers.',
    managersOnly: 'Deze pagina is alleen voor wie deze club beheert.',
    federationOnly: 'Deze pagina is alleen voor leden van de federatie.',
    noInvitations: 'Deze club werkt niet met uitnodigingen.',
  },
  loggedInAs: (name: string) => `Je bent nu aangemeld als ${name}. Ben jij dat niet? Meld je dan af.`,
  inviteLogin: {
    text: 'Meld je aan om deze pagina te zien.',
    action: 'Aanmelden',
  },
};
