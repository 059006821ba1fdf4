/** Shared by the pages of mailed invitations. */
export const mailedInviteTexts = {
  title: 'Een uitnodiging voor jou',
  loading: 'De uitnodiging wordt geladen',
  until: (day: string, time: string) => `Je kan de uitnodiging aanvaarden tot ${day} om ${time}.`,
  register: 'Maak een account aan',
  logIn: 'Meld je aan',
  accept: { label: 'Aanvaard de uitnodiging', busy: 'Bezig met aanvaarden…' },
  failed: 'De uitnodiging is nog niet aanvaard',
  notYou: (name: string) => `Ben je ${name} niet?`,
  logOut: 'Meld je af',
  toHome: 'Naar de startpagina',
  noCode: 'Er ontbreekt een stuk van deze link',
  used: 'Deze link is al gebruikt of verlopen',
  askAnew: 'Vraag een nieuwe link aan de persoon van wie je hem kreeg.',
} as const;
