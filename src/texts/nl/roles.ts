export const rolesTexts = {
  asks: {
    admin: (club: string) => `${club} vraagt je om de club te beheren.`,
    secretary: (club: string) => `${club} vraagt je voor het secretariaat.`,
    treasurer: (club: string) => `${club} vraagt je als penningmeester.`,
    door: (club: string) => `${club} vraagt je om aan de deur te staan.`,
    teacher: (club: string) => `${club} vraagt je als lesgever.`,
  },
  what: {
    admin: 'Je ziet dan wie zich inschreef en wat er nog te betalen is. Aanvaard dit met je eigen account.',
    secretary:
      'Je ziet dan wie zich inschreef en je stuurt berichten aan de leden. Aanvaard dit met je eigen account.',
    treasurer: 'Je ziet dan wat er betaald is en wat er nog openstaat. Aanvaard dit met je eigen account.',
    door: 'Je scant dan tickets en lidkaarten, en ziet verder niets. Aanvaard dit met je eigen account.',
    teacher:
      'Je ziet dan wie er in je lessen zit en je noteert wie er is. Aanvaard dit met je eigen account.',
  },
  accepted: {
    admin: (club: string) => `Je beheert nu ${club}.`,
    secretary: (club: string) => `Je doet nu mee aan het secretariaat van ${club}.`,
    treasurer: (club: string) => `Je bent nu penningmeester van ${club}.`,
    door: (club: string) => `Je staat nu aan de deur bij ${club}.`,
    teacher: (club: string) => `Je bent nu lesgever bij ${club}.`,
  },
} as const;
