export const rolesTexts = {
  asks: {
    admin: (club: string) => `${club} vraagt je om de club te beheren.`,
    teacher: (club: string) => `${club} vraagt je als lesgever.`,
  },
  what: {
    admin: 'Je ziet dan wie zich inschreef en wat er nog te betalen is. Aanvaard dit met je eigen account.',
    teacher:
      'Je ziet dan wie er in je lessen zit en je noteert wie er is. Aanvaard dit met je eigen account.',
  },
  accepted: {
    admin: (club: string) => `Je beheert nu ${club}.`,
    teacher: (club: string) => `Je bent nu lesgever bij ${club}.`,
  },
} as const;
