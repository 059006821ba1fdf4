export const draftingTexts = {
  sending: 'Concept wordt bewaard…',
  account: (time: string) => `Concept bewaard om ${time}`,
  device: (time: string) => `Concept om ${time} bewaard op dit toestel. We sturen het door zodra dat lukt.`,
  merge: { mine: 'Van jou', theirs: 'Van de ander', cancel: 'Nog niet', confirm: 'Voeg samen' },
  discard: {
    title: 'Concept verwijderen?',
    keep: 'Behoud het concept',
    confirm: 'Verwijder het concept',
    done: 'Het concept is verwijderd.',
  },
} as const;
